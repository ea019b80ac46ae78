/** What people type to find it. */
export default ['base64', 'base 64', 'b64', 'base64 decode', 'decode base64', 'atob'];
