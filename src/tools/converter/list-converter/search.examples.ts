/** What people type to find it. */
export default ['list to comma separated'];
