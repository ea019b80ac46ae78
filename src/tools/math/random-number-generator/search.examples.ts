/** What people type to find it. */
export default ['random number', 'dice', 'coin flip', 'pick from a list'];
