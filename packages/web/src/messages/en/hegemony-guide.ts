/** Hegemony's quick guides, one for each class, in our own words. */
export default {
  'board.first.offer': 'First game? Play with hints',
  'board.first.what': 'What a sensible player would do, and why. They can be turned on and off at the table.',
  'board.first.unasked': 'First game? Turn hints on',
  'board.first.on': 'Hints on',
  'board.first.off': 'Hints off',

  'board.guide.score': 'How you score',
  'board.guide.try': 'Three things to try first',
  'board.guide.round': 'How a round goes',
  'board.guide.round.text':
    'Five turns each: play a card, or discard one for a basic action, and one free action before or after it. Then companies pay wages and produce, people eat, taxes are paid; bills on the table are voted on; points are counted. Five rounds.',
  'board.guide.vote':
    'A vote: everybody takes a side. Five cubes are drawn from the bag and count one vote each for the side of their class{players, plural, =2 { (those of the Middle Class, which nobody plays, for neither)} other {}}, then influence from closed fists. With as many votes in favour as against, or more, the bill is law.',
  'board.guide.loan':
    'A loan gives you 50 and costs 5 interest every round. {seatId, select, capitalist {Each one that is left at the end costs you 5 points.} other {At the end you pay back 55 for each; every 5 that you cannot pay cost 1 point, so up to 11 points for a loan.}}',
  'board.guide.icons': 'What the icons mean',
  'board.vp.of': '{points, plural, one {# victory point} other {# victory points}}',
  'board.legend.vp': 'Victory points',
  'board.legend.money': 'Money',
  'board.legend.capital': 'Capital: money that has become wealth',
  'board.legend.treasury': 'Treasury of the State',
  'board.legend.loan': 'Loans',
  'board.legend.influence': 'Influence: votes that are spent',
  'board.legend.food': 'Food: everybody eats in production',
  'board.legend.luxury': 'Luxury',
  'board.legend.health': 'Health',
  'board.legend.education': 'Education',
  'board.legend.card': 'Cards in hand',
  'board.legend.bill': 'Bills that can be proposed',
  'board.legend.cube': 'Voting cubes not in the bag',
  'board.legend.bag': 'Voting bag: 5 cubes are drawn for each vote',
  'board.legend.population': 'Population: so many of everything your people need',
  'board.legend.prosperity': 'Prosperity track',
  'board.legend.wealth': 'Wealth table',
  'board.legend.legitimacy': 'Legitimacy of the State',
  'board.legend.union': 'Trade unions',
  'board.legend.company': 'Companies',
  'board.legend.automated': 'Runs without workers',
  'board.legend.machinery': 'Machinery: makes more',
  'board.legend.strike': 'Strike or demonstration',
  'board.legend.crate': 'Goods',
  'board.legend.hourglass': 'Coming: this player is on turn, or after production',
  'board.guide.hints': 'Suggest what a sensible player would do, and why',

  'board.guide.working.want':
    'You have many hands and little money. Get everybody into work, at better wages, and turn the wages into health, education and luxury.',
  'board.guide.working.score.1':
    'Prosperity: each time you use up health, education or luxury for your whole population you move up the track and score the space you reach. It drops by one every round, so keep at it.',
  'board.guide.working.score.2': 'Health brings 2 points more, and a new worker.',
  'board.guide.working.score.3': 'Each trade union is 2 points in every scoring phase, and influence.',
  'board.guide.working.score.4': 'A bill of yours that passes is 3 points; supporting one of others is 1.',
  'board.guide.working.score.5':
    'At the end: policies at A (up to 18 points), and 1 point for every 10 of money, up to 15.',
  'board.guide.working.try.1': 'Assign your unemployed workers. A place without all its workers pays nobody.',
  'board.guide.working.try.2':
    'Buy health or education from the State for your whole population, and use it as a free action.',
  'board.guide.working.try.3':
    'Propose Labor Market A or a cheaper welfare state, and put cubes into the bag before the vote.',

  'board.guide.middle.want':
    'You work for others and run small companies of your own. You need a bit of everything: wages, goods to sell, and a quiet middle way in politics.',
  'board.guide.middle.score.1':
    'Prosperity: use up health, education or luxury for your whole population, as the Working Class does. It drops by two every round.',
  'board.guide.middle.score.2':
    'If you have more fully staffed companies than your prosperity shows, you gain one prosperity in scoring.',
  'board.guide.middle.score.3': 'Each transaction abroad is 1 point.',
  'board.guide.middle.score.4': 'A bill of yours that passes is 3 points; supporting one of others is 1.',
  'board.guide.middle.score.5':
    'At the end: policies at B (up to 15 points), 1 point for every 15 of money, and points for goods in store.',
  'board.guide.middle.try.1':
    'Build a company early: it produces in every round that is left. An employee makes it produce more.',
  'board.guide.middle.try.2':
    'Sell what you make to the Working Class or abroad, and watch your prices against those of the Capitalist Class.',
  'board.guide.middle.try.3': 'Buy for your people from your own storage: it costs you nothing.',

  'board.guide.capitalist.want':
    'You own most companies. Make goods, sell them at home and abroad, and turn revenue into capital. Low wages, low taxes and free trade suit you.',
  'board.guide.capitalist.score.1':
    'Wealth: in scoring your revenue becomes capital, and you score the space that your capital reaches.',
  'board.guide.capitalist.score.2': 'Every space beyond your best so far is 3 points more.',
  'board.guide.capitalist.score.3': 'A bill of yours that passes is 3 points; supporting one of others is 1.',
  'board.guide.capitalist.score.4':
    'At the end: policies at C (up to 18 points) and points for goods in store. Each loan you still have costs 5.',
  'board.guide.capitalist.try.1': 'Build companies that unemployed workers can fill at once.',
  'board.guide.capitalist.try.2':
    'Before production, see what your storages will hold: sell abroad what would be lost.',
  'board.guide.capitalist.try.3': 'Propose lower taxes or Labor Market C; lobby when a close vote is coming.',

  'board.guide.state.want':
    'You keep everybody just content enough. Deal with events, provide for each class in turn, and steer the policies where your agenda wants them.',
  'board.guide.state.score.1':
    'Legitimacy: in scoring your two lowest of three count. Afterwards all three are halved.',
  'board.guide.state.score.2':
    'Events that you deal with bring points and legitimacy; those left over cost legitimacy.',
  'board.guide.state.score.3': 'Each policy that matches your agenda is a point in every round.',
  'board.guide.state.score.4':
    'A class that takes the benefits you put aside brings you 1 point. So does selling health or education at 5.',
  'board.guide.state.score.5': 'Bills as for everybody; at the end 1 point for every 30 in the treasury.',
  'board.guide.state.try.1': 'Look at both events first and deal with the one that your lowest class cares about.',
  'board.guide.state.try.2': 'Put something aside for the class that thinks least of you.',
  'board.guide.state.try.3': 'Keep money for wages: loans bring the IMF, which undoes your policies.',
};
