export declare const root: string;
export declare function readJson<T>(path: string): T;
export declare function filesUnder(folder: string, ending: string): string[];
export declare function packages(from?: string): string[];
