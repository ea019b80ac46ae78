/** What people type to find it. */
export default ['jsonpath', 'json path'];
