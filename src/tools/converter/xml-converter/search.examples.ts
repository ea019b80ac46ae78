/** What people type to find it. */
export default ['xml to json', 'xml'];
