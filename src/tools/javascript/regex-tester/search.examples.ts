/** What people type to find it. */
export default ['regex', 'regexp', 'regx', 'regular expression'];
