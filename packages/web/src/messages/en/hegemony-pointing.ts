/** Hegemony's board in words: amounts, what is picked, the ledger, what policies change, elections, and what happened. */
export default {
  'board.amount.label': 'How much',
  'board.amount.less': 'One less',
  'board.amount.more': 'One more',
  'board.amount.most': 'All {amount}',
  'board.amount.confirm': 'Take {amount}',
  'board.amount.close-fist': 'Close your fist on {amount}',
  'board.amount.buy':
    '{amount} {resource} for {cost}; {loans, plural, =0 {you keep {left}} one {that takes # loan} other {that takes # loans}}.',
  'board.amount.sell': '{amount} {resource} for {cost}; then you have {left}.',
  'board.amount.plain': '{amount} {resource}.',
  'board.amount.fist': '{amount, plural, =0 {An empty fist} other {# influence in your fist}}; you keep {left}.',
  'board.amount.demonstration':
    '{seat} loses {amount, plural, one {# point} other {# points}}; {left, plural, =0 {nothing is left} other {# left}} for the others.',
  'board.amount.zone': '{amount} {good} into the Free Trade Zone, {stored} into your storage.',
  'board.amount.campaign': '{amount} media influence becomes your own.',

  'board.choice.clear': 'Clear',
  'board.choice.confirm': '{count, plural, =0 {Confirm} one {Confirm} other {Confirm all #}}',
  'board.choice.several':
    '{exact, select, true {{picked} of {max} picked} other {{picked} picked, {min} to {max} possible}}',
  'board.choice.sum': '+{money} for {count, plural, one {# transaction} other {# transactions}}',
  'board.choice.further': 'Now choose where it goes.',

  'board.point.one': 'Choose on the board: what you can choose has a double green ring.',
  'board.point.several': 'Choose on the board, as many as you like, then confirm.',
  'board.point.list': 'Show a list instead',
  'board.point.board': 'Back to the board',

  'board.ledger.title': 'If production came now',
  'board.ledger.before': 'You have',
  'board.ledger.after': 'You would have',
  'board.ledger.wages-in': 'Wages for your workers',
  'board.ledger.wages-out': 'Wages you pay',
  'board.ledger.sales': 'Food that others buy from you',
  'board.ledger.tariffs': 'Tariffs',
  'board.ledger.food': 'Food for {needed}{own, plural, =0 {} other { (# in stock)}}',
  'board.ledger.income-tax': 'Income tax',
  'board.ledger.employment-tax': 'Employment tax',
  'board.ledger.corporate-tax': 'Corporate tax',
  'board.ledger.taxes-in': 'Taxes',
  'board.ledger.loans': 'Loans',
  'board.ledger.other': 'Loans paid off',
  'board.ledger.detail.company': '{company} {amount}',
  'board.ledger.detail.food': '{food} from {from} for {amount}',
  'board.ledger.purses': 'Of that, {revenue} revenue and {capital} capital.',
  'board.ledger.made': 'Your companies would make',
  'board.ledger.makes': '{amount} {resource}{lost, plural, =0 {} other {, # of them lost for want of room}}',
  'board.ledger.influence': '{amountSign, select, minus {−} other {+}}{amountAbs} influence',
  'board.ledger.interest': 'Then {amount} interest on {loans, plural, one {# loan} other {# loans}}.',
  'board.ledger.loans-needed':
    '{count, plural, one {You would have to take a loan.} other {You would have to take # loans.}}',
  'board.ledger.imf.pays-off': 'The State would pay off loans so that the IMF stays away.',
  'board.ledger.imf.intervenes': 'The IMF would come and move the policies.',

  'board.effect.in-force': 'in force',
  'board.effect.wanted':
    '{more, plural, =0 {counts for you at the end} other {would count for you at the end, +#}}: {points, plural, one {# point} other {# points}} for {count, plural, one {# such policy} other {# such policies}}',
  'board.effect.price-health': 'Public health: {now} → {after}',
  'board.effect.price-education': 'Public education: {now} → {after}',
  'board.effect.import-food': 'Food from abroad: {now} → {after}',
  'board.effect.import-luxury': 'Luxury from abroad: {now} → {after}',
  'board.effect.deals': 'Business deals each round: {now} → {after}',
  'board.effect.tax-multiplier': 'Tax multiplier: {now} → {after}',
  'board.effect.taxes': 'Your taxes: {now} → {after}',
  'board.effect.wages-in': 'Wages you receive: {now} → {after}',
  'board.effect.wages-out': 'Wages you pay: {now} → {after}',
  'board.effect.loans': 'Your loans after production: {now} → {after}',
  'board.effect.money-after': 'Your money after production: {now} → {after}',
  'board.effect.public-companies': 'Public companies: {now} → {after}',
  'board.effect.imf-loans':
    'The IMF comes at {after, plural, one {# loan} other {# loans}} of the State instead of {now}',
  'board.effect.immigrants': 'New workers for each class, besides the usual: {now} → {after}',

  'board.election.title': 'Election',
  'board.election.bill': '{by}: {policy} → {section}',
  'board.election.begins': 'A vote on {policy} → {section}.',
  'board.election.for': 'In favour',
  'board.election.against': 'Against',
  'board.election.cubes': 'Cubes drawn from the bag',
  'board.election.proposes': '{seat} proposes it.',
  'board.election.is-for': '{seat} is in favour.',
  'board.election.is-against': '{seat} is against.',
  'board.election.cube': 'A cube of the {class}.',
  'board.election.fist': 'a closed fist',
  'board.election.fists': 'Closed fists: everybody decides in secret how much influence to add.',
  'board.election.opens': '{seat} opens its fist: {amount}.',
  'board.election.passed': '{for} to {against}: {policy} moves to {section}.',
  'board.election.rejected': '{for} to {against}: rejected.',

  'board.step.back': 'One step back',
  'board.step.pause': 'Pause',
  'board.step.play': 'Go on',
  'board.step.next': 'Next step',
  'board.step.skip': 'Skip to the end',
  'board.step.replay': 'Once more from the beginning',
  'board.step.close': 'Close',
  'board.step.points': '{amount, plural, one {# point} other {# points}}',

  'board.recap.title': '{phase}, round {round}',
  'board.recap.sums': 'So far',
  'board.recap.demonstration': 'The demonstration',
  'board.recap.strikes': 'Strikes end',
  'board.recap.company': '{subject, select, none {A company} other {{subject}}}',
  'board.recap.food': '{subject} eats',
  'board.recap.imf': 'The State and its loans',
  'board.recap.taxes': '{subject} pays taxes',
  'board.recap.points': 'Points: {subject}',
  'board.recap.events': 'Events left over',
  'board.recap.legitimacy': 'Legitimacy',
  'board.recap.other': 'And also',

  'board.told.wealth-reached':
    '{seat} gains {amount, plural, one {# point} other {# points}}: its capital reaches space {count} of the wealth table.',
  'board.told.wealth-further':
    '{seat} gains {amount, plural, one {# point} other {# points}}: {count, plural, one {# space} other {# spaces}} beyond its best so far, 3 points each.',
  'board.told.prosperity':
    '{seat} gains {amount, plural, one {# point} other {# points}} for space {count} of its prosperity track.',
  'board.told.unions':
    '{seat} gains {amount, plural, one {# point} other {# points}}: 2 for {count, plural, one {its Trade Union} other {each of its # Trade Unions}}.',
  'board.told.legitimacy':
    '{seat} gains {amount, plural, one {# point} other {# points}}: its two lowest legitimacies together.',
  'board.told.agenda':
    '{seat} gains {amount, plural, one {# point} other {# points}}: {count, plural, one {# policy stands} other {# policies stand}} as its agenda wants.',
  'board.told.loans-kept':
    '{seat} loses {amountAbs, plural, one {# point} other {# points}}: 5 for {count, plural, one {its loan} other {each of its # loans}}.',
  'board.told.loans-unpaid':
    '{seat} loses {amountAbs, plural, one {# point} other {# points}}: 1 for every {count} it still owed on its loans.',
  'board.told.policies':
    '{seat} gains {amount, plural, one {# point} other {# points}}: {count, plural, one {# policy stands} other {# policies stand}} at {at}.',
  'board.told.money':
    '{seat} gains {amount, plural, one {# point} other {# points}}: 1 for every {count} of money left{seatId, select, working {, at most 15} other {}}.',
  'board.told.goods': '{seat} gains {amount, plural, one {# point} other {# points}}: goods left in store.',
  'board.told.staffed': '{seat} has more fully staffed companies than its prosperity shows, so it moves up to {space}.',
  'board.told.drop': '{seat}: prosperity falls to {space}, as in every new round.',
  'board.told.falls':
    '{mine, select, true {Your prosperity} other {The prosperity of the {seat}}} falls from {from} to {space} as the new round begins.',
  'board.told.nothing': 'You: nothing this time.',

  'board.unfolding.strip':
    '{count, plural, one {Something has happened: see it} other {# things have happened: see them}}',
  'board.unfolding.all': 'Close all {count}',

  'board.gain.money': 'Money',
  'board.gain.points': 'Points',
  'board.since.mine': 'For you:',
  'board.hint.stop': 'No more',
  'board.hint.none': 'None',
};
