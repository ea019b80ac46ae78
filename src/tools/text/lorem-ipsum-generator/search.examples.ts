/** What people type to find it. */
export default ['lorem', 'dummy text'];
