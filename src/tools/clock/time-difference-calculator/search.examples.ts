/** What people type to find it. */
export default ['date difference', 'days between'];
