/** What people type to find it. */
export default ['javascript', 'run javascript'];
