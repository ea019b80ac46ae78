/** What people type to find it. */
export default ['diff', 'diff text', 'compare files'];
