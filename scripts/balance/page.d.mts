export declare const HEADINGS: Readonly<Record<string, string>>;

export declare function partsOf(page: string): Readonly<Record<string, string>>;
