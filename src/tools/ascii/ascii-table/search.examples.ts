/** What people type to find it. */
export default ['ascii'];
