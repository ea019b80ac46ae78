/** What people type to find it. */
export default ['binary', 'binary to text'];
