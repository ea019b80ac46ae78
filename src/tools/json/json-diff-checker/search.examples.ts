/** What people type to find it. */
export default ['json diff', 'compare json'];
