/** What people type to find it. */
export default ['percentage', 'percent off'];
