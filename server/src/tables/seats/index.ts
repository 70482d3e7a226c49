export { EMPTY_SEAT, nameSeats, withSeat } from './changeSeat.ts';
export { inviteTo } from './invitation.ts';
export { leaveSeat } from './leaveSeat.ts';
export { takeSeat } from './takeSeat.ts';
export { isAnyoneLate, isFull, namesOf, personsAsked, personsAt, personsPlaying, seatsOf } from './whoSits.ts';
