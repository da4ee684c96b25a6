export declare const nodeSettings: readonly string[];
export declare const nodeEnvironment: Readonly<Record<string, string>>;
