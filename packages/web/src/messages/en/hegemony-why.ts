/** Why something on Hegemony's board cannot be chosen. */
const texts = {
  'why.action-done': 'Your action for this turn is done.',
  'why.free-done': 'Your free action for this turn is done.',
  'why.card.impossible': 'Cannot be carried out now.',
  'why.card.policy': 'Needs {policy} at {second, select, none {{first}} other {{first} or {second}}}; it is at {now}.',
  'why.card.bills':
    'Needs {needed, plural, one {# bill} other {# bills}} on the table; there {now, plural, =0 {are none} one {is #} other {are #}}.',
  'why.card.unemployed':
    'Needs {needed} unemployed workers of the {class}; there {now, plural, =0 {are none} one {is #} other {are #}}.',

  'why.basic.propose-bill': 'No bill marker is left, or every policy carries a bill.',
  'why.basic.assign-workers': 'No place can be filled with up to three workers who may move.',
  'why.basic.buy-goods-and-services': 'Nothing is for sale that you can pay for.',
  'why.basic.strike': 'No company pays your uncommitted workers less than its highest wage.',
  'why.basic.apply-political-pressure': 'All your cubes are in the bag.',
  'why.basic.build-company': 'Nothing in your market can be paid for, staffed and placed.',
  'why.basic.sell-company': 'All your companies have committed workers.',
  'why.basic.sell-to-foreign-market': 'You do not have the goods for any transaction of the export card.',
  'why.basic.make-business-deal': 'No business deal is open that you can pay for and store.',
  'why.basic.lobby': 'Costs 30.',
  'why.basic.extra-shift': 'All your companies are committed, incomplete, or have an employee you cannot pay.',
  'why.basic.event-action': 'No event can be dealt with now.',
  'why.basic.meet-mps': 'Needs 2 influence of your own.',
  'why.basic.extra-tax': 'Too few classes think well enough of you to lose more.',
  'why.basic.campaign': 'There is no media influence.',
  'why.demonstration.now': 'The demonstration is under way.',
  'why.demonstration.few':
    'Needs {needed} unemployed, two more than the {open, plural, one {# open place} other {# open places}}; there {idle, plural, =0 {are none} one {is #} other {are #}}.',

  'why.free.provide': 'Needs {needed} {resource}, one for each population; you have {have}.',
  'why.free.swap-workers': 'No skilled worker of yours stands on a plain slot while another is unemployed.',
  'why.free.receive-benefits': 'The State has put nothing aside for you.',
  'why.free.pay-off-loan': 'You have no loan, or less than 50.',
  'why.free.adjust-prices': 'No price can be changed.',
  'why.free.adjust-wages': 'No wage can be changed.',
  'why.free.give-bonus': 'Costs 5, for a working company whose workers are not committed.',
  'why.free.buy-storage': 'Costs 20, while there are tiles.',

  'why.policy.billed': 'A bill of the {by} for {section} lies here already.',
  'why.policy.in-force': '{policy} is at {section} now.',
  'why.policy.far': 'Two steps from {now}; bills go one step.',
  'why.policy.not-this': 'This card is for another policy.',

  'why.company.on-strike': 'Struck already.',
  'why.company.state-unplayed': 'Nobody plays the State, so there is nobody to strike against.',
  'why.company.no-wage': 'No wage is paid here.',
  'why.company.highest-wage': 'Pays its highest wage already.',
  'why.company.none-of-mine': 'None of your workers are here.',
  'why.company.committed': 'The workers here are committed until the production phase.',
  'why.company.automated': 'Runs by itself.',
  'why.company.full': 'No place here is open to you.',
  'why.company.no-workers': 'You cannot fill all places: too few workers may move, or a skill is missing.',
  'why.company.not-mine': 'Not yours.',
  'why.company.not-operational': 'Not all its workers are here.',
  'why.company.has-machinery': 'Has machinery already.',
  'why.market.cost': 'Costs {cost}; you have {have}.',
  'why.market.workers': 'There is no space for it, its workers cannot be found, or the card does not allow it.',
  'why.sale.goods': 'Needs {needed} {good}, or has been made; you have {have}.',
  'why.company.no-machinery': 'There is no place for machinery here.',
};

export default Object.fromEntries(Object.entries(texts).map(([key, text]) => [`log.${key}`, text]));
