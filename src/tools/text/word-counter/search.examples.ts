/** What people type to find it. */
export default ['word count', 'character count'];
