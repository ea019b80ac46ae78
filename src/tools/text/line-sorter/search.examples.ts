/** What people type to find it. */
export default ['sort lines', 'shuffle lines'];
