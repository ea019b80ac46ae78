/** What people type to find it. */
export default ['parse url', 'query string'];
