/** What each game is, in our own words. */
export default {
  'game.hegemony.title': 'Hegemony: Lead Your Class to Victory',
  'game.hegemony.short': 'Hegemony',
  'game.hegemony.tagline': 'Four classes, one country, and seven policies that decide who gets what.',
  'game.hegemony.players': '2–4 players · about 3 hours with people, 1 with bots',
  'game.hegemony.about.1':
    'Each player leads a class of one nation, and each class plays by rules of its own. The Working Class sells its labour and fights for wages and prosperity; the Middle Class works and runs small companies; the Capitalist Class builds, hires and turns revenue into capital; the State keeps public services going and everybody content.',
  'game.hegemony.about.2':
    'In five rounds of five turns you play a card or discard one for a basic action: assign workers, build companies, buy food, health and education, strike, lobby, propose a bill. Then companies produce and wages, needs and taxes are paid.',
  'game.hegemony.about.3':
    'At the end of every round the bills come to a vote. Cubes drawn from the bag say how the country leans; influence held in closed hands decides. A new law changes wages, prices, taxes or trade for all, so that what you fight for in parliament is what you live from next round.',
  'game.hegemony.seat.working': 'Working Class',
  'game.hegemony.seat.middle': 'Middle Class',
  'game.hegemony.seat.capitalist': 'Capitalist Class',
  'game.hegemony.seat.state': 'State',
  'game.hegemony.role.working': 'Labour, trade unions, strikes. Wins by prosperity.',
  'game.hegemony.role.middle': 'Works for others and for itself. Wins by a bit of everything.',
  'game.hegemony.role.capitalist': 'Companies, prices, wages. Wins by wealth.',
  'game.hegemony.role.state': 'Services, taxes, events. Wins by legitimacy. Plays with four.',
  'game.hegemony.credits':
    'Hegemony: Lead Your Class to Victory is a game by Vangelis Bagiartakis and Varnavas Timotheou, published by Hegemonic Project Games.',

  'game.lantern-market.title': 'Lantern Market',
  'game.lantern-market.short': 'Lantern Market',
  'game.lantern-market.tagline': 'Bid for the gate, trade lanterns, and shine brightest until dawn.',
  'game.lantern-market.players': '2–4 players · 10 minutes',
  'game.lantern-market.about.1':
    'Merchants draw, trade, sell and hang paper lanterns over a few nights. At dusk all bid in secret for the place at the gate; the highest bidder pays, scores and begins.',
  'game.lantern-market.about.2':
    'On your turn you run three errands: draw lanterns, sell some while their colour is dear, hang some in your window, or burn coins as fireworks. At any time you may offer one lantern for another.',
  'game.lantern-market.about.3':
    'At dawn the brightest window of each colour scores, the lanterns burn down and the prices recover. A small game of our own, good for learning how this table works.',
  'game.lantern-market.seat.amber': 'Amber',
  'game.lantern-market.seat.jade': 'Jade',
  'game.lantern-market.seat.coral': 'Coral',
  'game.lantern-market.seat.indigo': 'Indigo',
  'game.lantern-market.role.amber': 'Merchant',
  'game.lantern-market.role.jade': 'Merchant',
  'game.lantern-market.role.coral': 'Merchant',
  'game.lantern-market.role.indigo': 'Merchant',

  'option-name.seats': 'Players',
  'option-name.nights': 'Nights',
  'bot.random': 'Random bot',
  'bot.greedy': 'Greedy bot',
  'bot.search': 'Thinking bot',
};
