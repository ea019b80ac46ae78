/** What people type to find it. */
export default ['jwt', 'jwt decode', 'json web token'];
