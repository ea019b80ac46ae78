// What the visitor's code may replace, as it was before that code ran.
export const realm = globalThis;
export const later = realm.setTimeout.bind(realm);
export const clock = realm.performance;
export const globally = realm.eval;

export const quietly = (attempt, otherwise) => {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
};
export const isObject = (value) => typeof value === 'object' && value !== null;
