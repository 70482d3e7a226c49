/** The prefix of all paths of the API. */
export const API_PREFIX = '/api/';

/** The path of the lists of tables. The home page requests them without loading the schemas. */
export const TABLES_PATH = `${API_PREFIX}tables` as const;
