/** What people type to find it. */
export default ['html to markdown'];
