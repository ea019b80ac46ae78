/** What people type to find it. */
export default ['json viewer', 'json tree'];
