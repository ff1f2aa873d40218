/** Words that every game uses alike. */
export default {
  'name.true': 'yes',
  'name.false': 'no',
};
