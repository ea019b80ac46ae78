/** What people type to find it. */
export default ['user agent', 'ua parser'];
