// What a person said of Florenza's figures; they are counted anew each time, so look whether it still holds.
export const FLORENZA_REMARKS = ['What this says:', ''];
