/** What people type to find it. */
export default ['find and replace'];
