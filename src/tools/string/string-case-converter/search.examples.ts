/** What people type to find it. */
export default ['uppercase', 'camel case', 'snake_case'];
