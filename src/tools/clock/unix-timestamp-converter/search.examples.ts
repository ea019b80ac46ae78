/** What people type to find it. */
export default ['epoch', 'unix time', 'timestamp'];
