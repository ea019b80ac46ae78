/** The tree comes with the first text that is parsed. */
export const loadTree = () => import('./TreePane');
