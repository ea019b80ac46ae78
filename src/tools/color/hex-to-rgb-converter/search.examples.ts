/** What people type to find it. */
export default ['hex to rgb'];
