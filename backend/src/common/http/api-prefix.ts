/** The path of every call of the API. */
export const API_PREFIX = 'api/v1';
