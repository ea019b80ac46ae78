/** What people type to find it. */
export default ['json validate', 'jsonlint', 'repair json', 'json schema'];
