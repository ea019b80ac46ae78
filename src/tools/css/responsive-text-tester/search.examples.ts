/** What people type to find it. */
export default ['fluid type', 'type scale'];
