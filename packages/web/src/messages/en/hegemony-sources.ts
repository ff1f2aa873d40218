/** What points are given for in Hegemony, for whoever asks at the end where they came from. */
export default {
  'text.source.prosperity':
    'Health, education or luxury used for a whole population moves a class up its track, and it scores the space it reaches. The track falls every round.',
  'text.source.healthcare': 'Each use of health for the whole population is 2 points more, and a new worker.',
  'text.source.bills': 'Each bill of one’s own that passes is 3 points.',
  'text.source.support': 'Everybody else in favour of a bill that passes gets 1 point.',
  'text.source.unions': 'Each trade union is 2 points in every round.',
  'text.source.wealth':
    'In every round the Capitalist Class scores the space that its capital reaches, and 3 more for each space beyond its best so far.',
  'text.source.exports': 'The Middle Class gets 1 point for each sale abroad.',
  'text.source.legitimacy': 'In every round the State scores its two lowest legitimacies of three.',
  'text.source.agenda': 'In every round the State gets 1 point for each policy that stands where its agenda wants it.',
  'text.source.events': 'The State gets points for events that it deals with.',
  'text.source.welfare': 'The State gets 1 point for selling health or education at 5.',
  'text.source.benefits': 'The State gets 1 point when a class takes what was put aside for it.',
  'text.source.cards': 'Points that cards give directly.',
  'text.source.demonstration': 'Whoever makes no room for demonstrators loses points.',
  'text.source.loans': 'Loans that are not paid back cost points at the end.',
  'text.source.policies':
    'At the end each class counts the policies that stand where it wants them: A for the Working, B for the Middle, C for the Capitalist Class.',
  'text.source.money': 'Money left over is worth points at the end, for each class at a rate of its own.',
  'text.source.goods': 'Goods left in store are worth a few points at the end.',
};
