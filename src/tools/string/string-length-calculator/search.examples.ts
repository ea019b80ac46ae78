/** What people type to find it. */
export default ['character count', 'string length'];
