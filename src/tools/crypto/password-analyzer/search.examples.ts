/** What people type to find it. */
export default ['password strength', 'how secure is my password'];
