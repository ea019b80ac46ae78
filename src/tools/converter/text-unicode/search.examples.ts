/** What people type to find it. */
export default ['unicode', 'utf-16 bytes'];
