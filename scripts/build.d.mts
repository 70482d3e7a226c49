export declare function isBuilt(): boolean;
export declare function isPageBuilt(): boolean;
