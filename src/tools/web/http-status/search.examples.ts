/** What people type to find it. */
export default ['http status', '404'];
