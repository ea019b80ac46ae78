/** What people type to find it. */
export default ['token', 'api key'];
