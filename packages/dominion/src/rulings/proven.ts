// Written by scripts/write-rulings.ts from the titles of scenarios/rulings; do not edit.
// A line is a ruling: the cards it is about, the edition if it holds in one only, and what it says.
export const provenRulings = `
Adventurer | 1e | Adventurer: what was revealed is not shuffled in
Bureaucrat, Silver |  | Bureaucrat: Silver onto an empty deck
Cellar |  | Cellar is in play, so it cannot be discarded for itself
Cellar |  | Cellar: everything is discarded at once, then drawn
Cellar |  | Cellar: discarding nothing draws nothing
Chancellor | 1e | Chancellor: the deck goes to the discard pile unseen
Chapel |  | Chapel cannot trash itself, but it can trash another Chapel in hand
Chapel |  | Chapel trashes four cards at most
Throne Room, Feast | 1e | Throne Room on Feast: two cards gained, one Feast trashed
Feast | 1e | Feast: coins do not make the card dearer
Festival, Market |  | Counting Actions through Festival and Market
Gardens |  | Two Gardens with 37 cards
Library |  | Library: an Action may be kept
Library |  | Library: no more cards than there are
Library |  | Library: Actions set aside are discarded afterwards
Militia |  | Militia: a player with only two cards in hand neither discards nor draws
Mine |  | Mine: the same Treasure may come back, and be played
Moat |  | Moat does not stop what the attacker gets
Moat |  | Moat may be shown to one Attack after the other
Moat |  | Moat need not be revealed
Moat |  | Moat played for two cards
Moneylender | 2e | Moneylender of the 2nd edition may be declined
Remodel |  | Remodel into a copy of what was trashed
Remodel |  | Remodel: who trashed must gain
Spy | 1e | Spy: draw first, then your own card, then the others
Spy | 1e | Spy: who has no cards reveals none
Spy | 1e | Spy: an empty deck is shuffled to reveal
Thief | 1e | Thief: a player with one card left in the deck reveals it and, after shuffling, one more
Thief | 1e | Thief: of two Treasures only one is trashed
Thief | 1e | Thief: Treasures not wanted stay in the trash
Thief | 1e | Thief against two players, keeping one of the Treasures
Throne Room |  | Throne Room on Throne Room: two Actions twice each
Throne Room, Market |  | Throne Room on Market leaves two Actions
Throne Room, Village |  | Throne Room on Village leaves four Actions
Throne Room | 1e | Throne Room of the 1st edition must be used, whatever the card then does
Throne Room |  | Throne Room with no Action in hand does nothing
Throne Room, Militia |  | Throne Room on Militia: reactions are offered each time
Witch, Curse |  | Witch: the last Curse goes to the next player
Witch, Curse |  | Witch without Curses still draws
Workshop |  | Workshop: coins do not make the card dearer
Artisan | 2e | Artisan: the card just gained may go onto the deck
Bandit, Copper | 2e | Bandit does not trash Copper
Bandit | 2e | Bandit: the victim says which Treasure goes, nobody gets it
Bandit | 2e | Bandit: in turn order
Merchant, Silver | 2e | Merchant: one coin more for the first Silver only
Sentry | 2e | Sentry puts both back in the other order
Vassal | 2e | Vassal: what is no Action stays discarded
Vassal | 2e | Vassal: the Action need not be played
Throne Room |  | Throne Room stays in play with a Duration that it played
Tactician |  | Tactician with nothing else in hand gives nothing
Outpost |  | Outpost: an extra turn with three cards
Outpost |  | Outpost in its own extra turn gives no third turn
Possession |  | Possession: what is trashed comes back, and that is no gain
Possession, Mining Village |  | Possession: Mining Village pays, and comes back
Possession, Outpost |  | Possession and Outpost: first the own extra turn, then the possessed one, then the normal one
Outpost |  | Outpost played in a possessed turn: the extra turn is played by its owner
Possession |  | Possession played twice: two possessed turns
Goons |  | Goons played three times is one Goons in play
King's Court |  | King's Court on King's Court: three Actions three times each
Mountebank, Moat |  | Mountebank: behind a Moat nothing is discarded and nothing gained
Trader, Ill-Gotten Gains, Curse | 1e | Trader keeps Ill-Gotten Gains in the Supply, and the Curses
Trader, Silver | 1e | Trader with no Silver left
Trader, Watchtower, Silver | 1e | Trader, then Watchtower trashes the Silver
Trader, Watchtower, Silver | 1e | Trader, then Watchtower puts the Silver on the deck
Trader, Watchtower, Curse | 1e | Without Trader, Watchtower is for the Curse
Scheme |  | Scheme on itself: on the deck before the new hand is drawn
Procession, Fortress |  | Procession on Fortress: back to hand, and a card gained
Procession, Madman |  | Procession on Madman: one return, one draw
Procession, Band of Misfits, Fortress | 1e | Procession on Band of Misfits as Fortress
Band of Misfits, Death Cart | 1e | Band of Misfits as Death Cart trashes itself
Band of Misfits, Throne Room | 1e | Band of Misfits chooses once for both plays of Throne Room
Hermit |  | Hermit in a turn with a buy is discarded as usual
Procession, Caravan |  | Procession on Caravan: the Caravan goes, its effect and Procession stay
Outpost |  | Outpost in the normal turn after a possessed one gives no third turn
Outpost |  | Outpost works again in the next normal turn after its extra turn
Bridge, Village, Workshop, Duchy, Silver, Estate |  | Bridge: Village, Bridge, Workshop for a Duchy, then Silver and Estate for three coins
Shanty Town |  | Shanty Town draws both cards, even if the first is an Action
Silver, Trading Post |  | The Silver of Trading Post can be spent in the same turn
Conspirator, Nobles |  | Conspirator: Nobles is an Action, too
Conspirator |  | Conspirator is counted when it is played: later Actions change nothing
Nobles |  | Nobles: one or the other, no mixture
Steward |  | Steward: one of the three only
Swindler |  | Swindler must give a card if there is one: an empty pile cannot be chosen
Bridge, Swindler, Estate, Copper, Curse |  | After one Bridge an Estate still costs one, so Swindler gives only a Copper or a Curse for a Copper
Throne Room, Upgrade, Copper, Estate, Silver |  | Throne Room on Upgrade: Copper to nothing, Estate to Silver
Throne Room, Secret Passage | 2e | Throne Room on Secret Passage
Secret Passage | 2e | Secret Passage with one card in the deck: on top or at the bottom
Courtier, Death Cart | 2e | Courtier: Death Cart is an Action - Looter, so you choose two things
Courtier, Survivors | 2e | Courtier: Survivors is an Action - Ruins, so you choose two things
Courtier, Trader, Gold, Silver | 2e | Courtier and Trader: the Gold may become a Silver
Lurker | 2e | Lurker trashes a Ruins from the top of its pile
Lurker, Madman | 2e | Lurker cannot trash a card from an empty pile, nor a Madman, which is not in the Supply
Throne Room, Lurker | 2e | Throne Room on Lurker: trash and take at once
Throne Room, Patrol | 2e | Throne Room on Patrol: the second play draws what the first put back
Replace, Curse | 2e | Replace with no Curses left
Replace, Curse | 2e | Replace in turn order with one Curse left
Replace | 2e | Replace onto an empty deck: the only card there
Masquerade |  | Masquerade: the player of it draws before passing
Diplomat | 2e | Diplomat: the two cards drawn may be discarded
Diplomat, Moat | 2e | Diplomat before a Moat that it discards: no Moat any more
Moat |  | Two Moats: it is enough to reveal one of them
Moat, Torturer |  | Moat against each Attack of Intrigue: Torturer
Moat, Goons, Mountebank |  | Moat against Goons and Mountebank
Library |  | Library and a hand of Actions only, all set aside
Library |  | Library after a shuffle meets an Action of the old discard pile
Sentry | 2e | Sentry on the last two cards shuffles nothing
Bandit, Royal Seal, Potion, Copper | 2e | Bandit: Royal Seal and Potion are Treasures other than Copper
Throne Room, Poacher | 2e | Throne Room on Poacher with one empty pile
Militia |  | Militia against five hands in a game of six
Throne Room, Cellar |  | Throne Room on Cellar with nothing discarded
Throne Room, Chapel |  | Throne Room on Chapel: up to eight cards
Throne Room, Workshop |  | Throne Room on Workshop empties a pile
Remodel, Province |  | Remodel into the last Province ends the game with the turn
Thief | 1e | Thief with four players: each loses one Treasure at most
Spy | 1e | Spy: if its draw needs a shuffle, the revealed card comes from the new deck
Spy | 1e | Spy: own card discarded, and everybody sees the revealed cards
Adventurer | 1e | Adventurer with no Treasure anywhere
Chancellor | 1e | Chancellor with an empty deck
King's Court, Feast | 1e | King's Court on Feast: three cards
Possession, Fortress |  | Possession: a Fortress trashed in it comes to its owner’s hand
Possession, Lurker | 2e | Possession: Lurker trashes a card of the Supply, which is nobody’s, and it stays trashed
Possession, Swindler |  | Possession: Swindler played by the possessed player hits the other, whose card stays trashed
Possession, Thief | 1e | Possession: Thief takes from the other players, and the one who decides gains
Possession, Feast | 1e | Possession: Feast comes back, what it gained does not
Possession, Procession |  | Possession: Procession trashes for the turn only, and the gain is the other’s
Possession, Hermit, Madman |  | Possession: Hermit comes back at the end of the turn, the Madman goes to the other
Possession, Death Cart |  | Possession: Death Cart trashes itself for the turn only
Possession, Trader |  | Possession: the one who gains may use a Trader of their own
Possession | 2e | Possession: the one who decides sees what the possessed player looks at, others do not
Possession |  | Possession: an Attack of the possessed player is answered by everybody for themselves
King's Court, Possession |  | King's Court on Possession: three possessed turns
Possession |  | Possession is not a Duration: it is discarded at once
Possession, Tactician |  | Possession: Tactician in the possessed turn pays in the owner’s next turn
Possession, Bridge |  | Possession: a Bridge of the possessed turn is over in the next
Possession, Scheme |  | Possession: a Scheme of the possessed turn keeps the possessed player’s card
Possession, Council Room |  | Possession: Council Room lets the other draw
Possession, Curse |  | Possession: a Curse bought in the possessed turn is gained by the one who decides
Possession, Torturer, Curse |  | Possession: Torturer played by the possessed player hits the one who decides, who may take the Curse into the hand
Possession, Goons |  | Possession and Goons: the buys are the possessed player’s, the cards the other’s
Throne Room, Procession |  | Throne Room on Procession: two Actions, each trashed
King's Court, Procession |  | King's Court on Procession, the third time with nothing to play
Procession, King's Court |  | Procession on King's Court: two Actions three times, no Action for eight
Procession, Death Cart |  | Procession on Death Cart with no Action: trashed by itself, and a card for five
Procession, Scheme |  | Procession on Scheme: two cards may be kept
Procession, Militia |  | Procession on Militia: the Attack is played twice
Procession, Outpost |  | Procession on Outpost: the extra turn comes though Outpost is trashed
Procession, Band of Misfits, Village |  | Procession on Band of Misfits as Village: Band is trashed, and it costs five again
Procession, Nobles |  | Procession on Nobles: each play has its own choice
Throne Room, Merchant Ship, Smithy |  | Throne Room on Throne Room with Merchant Ship and Smithy: next turn the Ship gives four coins again
King's Court, Caravan |  | King's Court on Caravan: three cards next turn
Throne Room, Caravan |  | Throne Room cannot play a Caravan that is still in play from the last turn; once it is drawn again, it can
Outpost, Tactician |  | Outpost and Tactician: the extra turn begins with three cards and Tactician’s five
Vassal | 2e | Vassal plays a Duration, which stays in play
Vassal, Throne Room | 2e | Vassal plays Throne Room, which plays a card of the hand twice
Sentry, Fortress | 2e | Sentry trashes Fortress: it goes to the hand
Fortress |  | Two Fortresses trashed at once are both back
Masquerade, Fortress |  | Masquerade trashes a Fortress: it is back
Trader, Fortress, Silver |  | Trader on Fortress: four Silvers and Fortress back
Hermit, Fortress |  | Hermit trashing a Fortress of the discard pile puts it into the hand
Replace, Watchtower | 2e | Replace and Watchtower: a gained Action that was trashed does not go onto the deck
Replace, Watchtower | 2e | Replace and Watchtower: a gained Victory card curses the others though it was trashed
Ironworks, Watchtower |  | Ironworks and Watchtower: the bonus comes though the card was trashed
Artisan, Watchtower | 2e | Artisan and Watchtower: the gained card is trashed, another is put back
Watchtower, Lurker | 2e | Watchtower when Lurker takes a card from the trash
Watchtower, Thief | 1e | Watchtower for each card of Thief
Watchtower, Torturer, Curse |  | Watchtower and Torturer: the Curse never reaches the hand for good
Watchtower, Trader, Royal Seal |  | Watchtower, Trader and Royal Seal: Trader first, then either of the others
Trader, Watchtower |  | Without Trader both may still speak for the bought card
Royal Seal, Ill-Gotten Gains, Curse |  | Royal Seal and Ill-Gotten Gains: the Seal first, and the Curse comes all the same
Ill-Gotten Gains, Royal Seal, Curse |  | Ill-Gotten Gains and Royal Seal: the Curse first, and the card may still go onto the deck
Goons, Watchtower |  | Goons and Watchtower: the point is for the buy, whatever becomes of the card
Goons, Trader |  | Goons and Trader: a point for the buy though another card is gained
Trader, Silver |  | Trader does not react to gaining a Silver
Trader, Swindler, Silver, Curse |  | Trader against Swindler: a Silver instead of the Curse
Trader, Bureaucrat |  | Trader for Bureaucrat’s victim is not asked: nothing is gained
Farmland, Bridge |  | Farmland under Bridge: exactly two more of what it costs now
Farmland |  | Farmland: when-bought comes before when-gained
Poacher, Madman | 2e | Poacher counts an empty Ruins pile, but not an empty Madman pile, which is not in the Supply
Swindler, Curse, Copper |  | Swindler: for a trashed Curse you may give a Curse or a Copper
Swindler, Copper |  | Swindler: a Ruins can be given for a Copper, the top one
Masquerade | 2e | Masquerade, 2nd edition: two neighbours with empty hands are passed over
Throne Room, Minion |  | Throne Room on Minion: both options
Torturer |  | Torturer with too few cards in a deck
Wishing Well |  | Wishing Well may name a card that is not in the Supply any more
Diplomat, Moat | 2e | Diplomat and Moat in four hands, in turn order
Conspirator, Throne Room |  | Conspirator played by Throne Room in the middle counts the Throne Room, too
Conspirator |  | Conspirator as the first Action of the turn gives two coins only
Library |  | Library shows the cards set aside to all
Throne Room, Spy | 1e | Throne Room on Spy: draw and look twice
Thief | 1e | Thief: the same Treasure twice is asked but once
Library | 1e | Library, 1st edition: more than seven cards after playing it
Throne Room, Council Room |  | Throne Room on Council Room in a game of four
Harbinger | 2e | Harbinger, then a draw takes the card that was put back
Merchant, Possession, Silver | 2e | Merchant under Possession counts the Silvers of that turn
Remodel |  | Remodel: a card with a potion in its cost keeps the potion
Workshop, Possession, Bridge, Potion |  | Workshop cannot gain Possession even at four coins after two Bridges, for its cost has a Potion
Madman |  | Madman goes back to its pile; as that is not in the Supply, it does not count as an empty pile
Watchtower |  | Watchtower before the Ruins: the Cart is trashed, the Ruins come all the same
Patrol | 2e | Patrol: the others do not see in which order the rest is put back
Throne Room, Merchant Ship |  | Throne Room on Throne Room on Merchant Ship: only the one that played the Duration stays
Throne Room |  | Throne Room on Throne Room, with a Duration only
Watchtower, Madman |  | Watchtower in hand during Clean-up: the Madman goes onto the deck and is drawn
Trader, Silver, Madman |  | Trader in hand during Clean-up: a Silver instead of the Madman
Vassal, Band of Misfits |  | Vassal plays Band of Misfits, which then is chosen for
Band of Misfits, Conspirator |  | Band of Misfits as Conspirator is the third Action
Procession, Band of Misfits, Caravan |  | Procession on Band of Misfits as Caravan: trashed, but its effect stays
King's Court, Tactician |  | King's Court on Tactician: only the first play finds cards, so only Tactician stays
King's Court, Outpost |  | King's Court on Outpost: one extra turn
Procession, Throne Room, Caravan |  | Procession on Throne Room on Caravan: the trashed Throne Room cannot stay
Swindler, Possession |  | Swindler hits a Possession: only another Possession costs the same
Farmland, Trader, Silver |  | Farmland and Trader: the card gained for the trashed one may become a Silver, and Farmland is gained all the same
King's Court, Scheme |  | King's Court on Scheme keeps three, and the order in which they are discarded is chosen
Band of Misfits, Scheme |  | Band of Misfits as Scheme may keep itself
Band of Misfits, Moat |  | Band of Misfits in hand is no Moat
Baron, Estate |  | Baron: who keeps the Estate gains one
Baron, Estate |  | Baron with no Estate left to gain
Bridge, Gold |  | Bridge: Gold for five
Bridge |  | Bridge: no card costs less than nothing
Bridge, Ironworks, Duchy |  | Bridge, then Ironworks takes a Duchy and draws for it
Throne Room, Bridge |  | Throne Room on Bridge: everything costs two less
Bridge |  | Bridge lasts for the turn only
Courtier, Copper | 2e | Courtier reveals a Copper: one thing
Courtyard |  | Courtyard: the card put back may be an old one
Diplomat | 2e | Diplomat from a hand of five gives no Actions
Diplomat | 2e | Diplomat again and again with a big hand
Diplomat | 2e | Diplomat is of no use with four cards
Diplomat, Moat | 2e | Diplomat draws a Moat, which then stops the Attack
Duke |  | Dukes are worth as much as there are Duchies
Harem |  | Harem is money and points
Lurker | 2e | Lurker takes only Actions from the trash
Mill | 2e | Mill discards two for two coins
Mining Village |  | Mining Village can be trashed only right then
Minion |  | Minion: reactions before the choice
Minion |  | Minion spares hands of four
Nobles |  | Nobles: played for three cards and worth two points
Patrol, Curse | 2e | Patrol takes every Victory card and Curse
Replace, Harem, Curse | 2e | Replace gains a Harem: onto the deck, and Curses for the others
Secret Passage | 2e | Secret Passage: two cards down
Shanty Town |  | Shanty Town with an empty hand draws
Steward |  | Steward: trash two with one card
Swindler, Curse, Copper |  | Swindler: a Curse for a Copper
Torturer, Curse |  | Torturer: the Curse may be chosen when there is none
Torturer |  | Torturer: discard two with one card
Wishing Well |  | Wishing Well: rightly guessed
Possession |  | Possession: what the possessed player buys, the other gains
Possession |  | Possession: the one who decides sees the possessed hand and the one drawn at its end, but no later one
Possession |  | Possession: gains of Actions go the same way
Possession |  | Possession: a gain to the hand goes to the discard pile of the other
Possession, Witch |  | Possession: “you” is the possessed player, so Witch curses the other
Possession, Royal Seal |  | Possession and Royal Seal: the possessed player gains nothing, so nothing goes onto the deck
Possession, Watchtower |  | Possession and Watchtower: the one who gains may use it
Possession, Watchtower |  | Possession and Watchtower: the possessed player may not
Possession |  | Possession: tokens stay with the possessed player
Possession |  | Possession: a possessed player’s Duration works in that player’s next turn
Possession |  | Possession: the possessed turn is an extra one
Possession |  | Possession with three players: the left neighbour, then the normal order
Possession |  | Possession played by a possessed player: that player decides then
Possession, Province |  | Possession: the last Province bought in a possessed turn ends the game
Possession, Masquerade |  | Possession: Masquerade passes, and what it trashes comes back
Possession, Ill-Gotten Gains, Curse |  | Possession and Ill-Gotten Gains: the Curse for the possessed player is gained by the other, too
Possession, Death Cart |  | Possession and Death Cart: who gains the Cart gains the Ruins
Possession, Potion |  | Possession costs a Potion, too
Possession, Trader, Silver |  | Possession: Trader of the possessed player gives the Silver to the one who possesses
Artisan | 2e | Artisan: from nothing to five, coins or not
Artisan | 2e | Artisan: another card than the gained one onto the deck
Artisan | 2e | Artisan: with nothing to gain you must still put a card from your hand onto the deck
Bandit, Gold | 2e | Bandit with no Gold left still attacks
Bandit | 2e | Bandit: one card left and nothing to shuffle
Bandit | 2e | Bandit: a short deck is refilled before both are revealed
Bandit | 2e | Bandit: two equal Treasures, one goes
Moat, Bandit | 2e | Moat against Bandit: no card is revealed
Bureaucrat, Silver |  | Bureaucrat: you gain a Silver onto your deck, and each other player puts a Victory card from the hand onto the deck
Bureaucrat |  | Bureaucrat: the victim says which Victory card
Bureaucrat |  | Bureaucrat: onto an empty deck it is the only card
Bureaucrat |  | Bureaucrat: who has no Victory card shows the hand
Bureaucrat, Silver |  | Bureaucrat with no Silver left still attacks
Bureaucrat, Nobles, Harem |  | Bureaucrat: Nobles and Harem are Victory cards
Curse, Bureaucrat |  | A Curse is no Victory card for Bureaucrat
Cellar |  | Cellar: what was discarded is shuffled in for the drawing
Cellar |  | Cellar: with no deck left you may draw the very cards you discarded
Cellar |  | Cellar: others see the number and the top card only
Chapel |  | Chapel with an empty hand
Chapel, Curse |  | Chapel: a trashed Curse is no longer yours and does not count against you
Council Room |  | Council Room: everybody else draws a card, wanted or not
Council Room, Moat |  | Council Room is no Attack: Moat cannot be revealed against it
Gardens |  | Gardens counts every card, itself too
Gardens |  | Gardens with nine cards is worth nothing
Harbinger | 2e | Harbinger draws first, then a card of the discard pile goes onto the deck
Harbinger | 2e | Harbinger need not put any back
Harbinger | 2e | Harbinger whose draw shuffles finds no discard pile
Harbinger | 2e | Harbinger: you look through your discard pile; the others see neither it nor the card you put back
Library |  | Library with seven cards in hand draws none
Library |  | Library with eight cards in hand draws none
Library |  | Library: cards set aside are not shuffled in
Library |  | Library sets aside Actions only
Library |  | Library runs out with an Action set aside: it is discarded, not drawn
Library, Nobles |  | Library: Nobles is an Action and may be set aside
Library |  | Library: the choices come one card at a time
Merchant, Silver | 2e | Two Merchants: two coins more for the first Silver
Merchant | 2e | Merchant played twice counts twice
Merchant, Silver | 2e | Merchant without a Silver gives no coin
Merchant | 2e | Merchant is for this turn only
Militia |  | Militia: down to three
Militia |  | Militia: seven cards, four go
Militia |  | Militia twice takes nothing more
Mine, Copper, Silver |  | Mine: Copper into Silver, into the hand
Mine, Silver, Gold |  | Mine: Silver into Gold, spent in the same turn
Mine, Copper, Gold |  | Mine: Copper does not become Gold
Mine |  | Mine without a Treasure does nothing
Mine | 2e | Mine of the 2nd edition may be declined
Mine | 1e | Mine of the 1st edition must trash a Treasure if there is one
Mine, Harem |  | Mine: Harem is a Treasure, which you may gain as well as trash
Mine |  | Mine with nothing to gain still trashes
Moat |  | Moat stops an Attack for its owner only
Moat |  | Moat stays in hand and can be played later
Moat |  | Moat is revealed before the Attack does anything
Moat |  | Moat cannot be revealed against your own Attack
Moat |  | Moat may be kept for the second of two Attacks
Moat |  | Everybody with a Moat may reveal it, in turn order
Moat, Spy | 1e | Moat against Spy: nothing is revealed
Moneylender, Copper |  | Moneylender: a Copper for three coins
Moneylender, Copper |  | Moneylender without a Copper gives nothing
Moneylender, Copper | 1e | Moneylender of the 1st edition must trash a Copper if there is one
Throne Room, Moneylender, Copper |  | Throne Room on Moneylender with one Copper
Poacher | 2e | Poacher with no empty pile discards nothing
Poacher | 2e | Poacher with one empty pile: draw, then discard one
Poacher | 2e | Poacher with two empty piles discards two
Poacher | 2e | Poacher: not enough cards, the whole hand goes
Remodel |  | Remodel cannot trash itself, but it can trash another Remodel in hand
Remodel |  | Remodel with an empty hand gains nothing
Remodel |  | Remodel: exactly two more, or less; coins do not help
Remodel | 2e | Remodel: nothing that cheap left, so nothing is gained
Sentry | 2e | Sentry: trash both
Sentry | 2e | Sentry: discard both
Sentry | 2e | Sentry: trash one, discard one
Sentry | 2e | Sentry: trash one, put one back
Sentry | 2e | Sentry: discard one, put one back
Sentry | 2e | Sentry: put both back as they were
Sentry | 2e | Sentry looks; the others do not see
Sentry | 2e | Sentry with one card in the deck, discards shuffled under it
Throne Room | 2e | Throne Room of the 2nd edition need not play anything
Throne Room |  | Throne Room: nothing can be played between the two plays
Throne Room |  | Throne Room: the first play is done completely before the second
Throne Room |  | Throne Room uses one Action only
Throne Room | 2e | Throne Room on Throne Room, the second card declined in the 2nd edition
Throne Room, Moat, Witch |  | Throne Room can play Moat or Witch twice: a Reaction or an Attack is an Action card, too
Throne Room |  | Throne Room cannot play a Treasure
Throne Room, Vassal | 2e | Throne Room on Vassal: a card may be played in between
Throne Room, Witch, Curse |  | Throne Room on Witch: each other player gains two Curses
Throne Room, Witch, Curse |  | Throne Room on Witch with three Curses left: each gains one, then the next player the last
Throne Room, Witch, Moat |  | Throne Room on Witch: a Moat for the first play does not cover the second
Throne Room, Council Room |  | Throne Room on Council Room
Vassal | 2e | Vassal plays an Action without using one
Vassal | 2e | Vassal with an empty deck shuffles
Vassal | 2e | Vassal with no card at all
Vassal | 2e | Vassal plays Vassal plays Vassal
Village |  | Three Villages leave four Actions
Witch, Curse |  | Witch: Curses go to discard piles, in turn order
Workshop |  | Workshop: gain a card that costs up to four; it goes to the discard pile
Adventurer | 1e | Adventurer: two Treasures, everything else is discarded
Adventurer | 1e | Adventurer: only one Treasure to be found
Adventurer, Harem | 1e | Adventurer: Harem is a Treasure
Chancellor | 1e | Chancellor may leave the deck alone
Chancellor | 1e | Chancellor is resolved before anything else is done
Feast | 1e | Feast is trashed when played, and you gain a card that costs up to five
Spy | 1e | Spy: what is not discarded goes back on top
Thief | 1e | Thief: a player with no deck shuffles to reveal two
Thief | 1e | Thief: who has one card reveals one
Thief | 1e | Thief: no Treasure revealed, both discarded
Thief | 1e | Thief: all of the trashed Treasures may be taken
Thief | 1e | Thief: Treasures trashed earlier cannot be taken
Throne Room | 1e | Throne Room of the 1st edition on Throne Room must go on while there are Actions
Band of Misfits |  | Band of Misfits: Actions of the Supply that cost less than it
Band of Misfits |  | Band of Misfits as a Duration stays in play
Band of Misfits, Throne Room |  | Band of Misfits as Throne Room
Band of Misfits, Throne Room |  | Band of Misfits as Throne Room on a Duration stays with it
Band of Misfits, Hermit, Madman |  | Band of Misfits as Hermit becomes a Madman in Clean-up
King's Court, Band of Misfits |  | King's Court on Band of Misfits: chosen once
Band of Misfits |  | Band of Misfits as the top card of the Ruins
Band of Misfits, Moat |  | Band of Misfits as an Attack: a Moat helps
Band of Misfits, Fortress, Death Cart |  | Band of Misfits trashed as Fortress by Death Cart comes from hand: it is no Fortress there
Band of Misfits |  | Band of Misfits with nothing cheaper in the Supply does nothing
Band of Misfits |  | Band of Misfits is chosen anew each time it is played anew
Band of Misfits, Feast | 1e | Band of Misfits as Feast trashes the Band
Death Cart |  | Death Cart: an Action of the hand, or itself
Death Cart |  | Death Cart: it may be trashed though there is an Action
Death Cart |  | Death Cart with no Action in hand is trashed
Death Cart, Nobles |  | Death Cart: Nobles and Ruins are Actions
Death Cart, Fortress |  | Death Cart trashing Fortress: trashed, so the Cart stays, and Fortress is back
Death Cart |  | Death Cart gained: the two top Ruins with it
Death Cart |  | Death Cart gained with one Ruins left
Death Cart, Masquerade |  | Death Cart passed with Masquerade brings no Ruins
Throne Room, Death Cart |  | Throne Room on Death Cart: ten coins, trashed once
Fortress, Chapel |  | Fortress trashed by Chapel is back in hand
Fortress, Remodel |  | Fortress and Remodel: back in hand, and a card up to six
Fortress, Swindler |  | Fortress hit by Swindler goes to its owner’s hand, in another’s turn
Fortress |  | Fortress: a card and two Actions
Trading Post, Fortress, Silver |  | Trading Post on two Fortresses: two were trashed, so a Silver
Hermit |  | Hermit trashes from the discard pile
Hermit, Harem |  | Hermit trashes from the hand, and Harem is a Treasure
Hermit |  | Hermit need not trash, but must gain
Hermit, Madman |  | Hermit in a turn without a buy becomes a Madman
Hermit, Copper |  | Hermit with a buy of even a Copper stays Hermit
Hermit, Madman |  | Hermit with no Madman left is trashed all the same
Hermit |  | Two Hermits become two Madmen
Throne Room, Hermit, Madman |  | Throne Room on Hermit: two cards, one Madman
Madman |  | Madman: two Actions, back to its pile, a card for each in hand
Throne Room, Madman |  | Throne Room on Madman: one return, one draw
Madman |  | Madman cannot be bought: its pile is not in the Supply
Procession, Smithy |  | Procession on Smithy: twice, trashed, and an Action for five
Procession |  | Procession need not play anything
Procession, Village |  | Procession on Village: the Action that costs exactly one more may be another Procession
Procession, Market |  | Procession on Market: if no Action costs exactly one more, nothing is gained
Procession, Smithy, Duchy, Royal Seal |  | Procession on Smithy: a Duchy or a Royal Seal costs one more, but only an Action may be gained
Procession |  | Procession on a card that trashed itself: a card is gained all the same
Procession, Feast | 1e | Procession on Feast: two cards, and an Action for five
Procession |  | Procession on Procession: two Actions twice each, all trashed, and more gained
Procession, Bridge |  | Procession: Bridge counts for the cost of both
Procession, Wharf |  | Procession on Wharf: the next turn has it twice
Survivors |  | Survivors: both discarded, or both back in any order
Procession |  | Ruins are Actions: Procession takes them
Curse |  | A Looter brings as many Ruins as there are Curses
Potion |  | A card with a potion in its cost brings 16 Potions
Hermit |  | Hermit brings a pile of ten Madmen
Copper, Curse |  | Any piles count: Copper, Curse and an Action
Province | 2e | The Province pile ends a game of five, too
Duchy |  | An empty Duchy pile alone ends nothing
Curse |  | Curses count against, even below nothing
Market, Militia |  | Market, Market, Militia with one Action
Copper, Silver, Market |  | Four Coppers and a Silver buy a Market and leave one
Silver |  | Two Silvers with six coins and one more Buy
Copper, Curse |  | Without a coin one can buy Copper, and even a Curse
Farmland |  | Farmland: trash a card, gain one that costs exactly two more
Farmland |  | Farmland bought with no card in hand: nothing is trashed, and nothing else gained
Farmland |  | Farmland: nothing costs exactly two more
Farmland |  | Farmland must trash if there is a card
Farmland |  | Farmland gained without buying does nothing
Farmland |  | Farmland: what is gained by trashing arrives first
Farmland |  | Farmland into a Farmland: the second was not bought
Ill-Gotten Gains, Copper |  | Ill-Gotten Gains: a coin, and a Copper into the hand that can be played
Ill-Gotten Gains, Copper |  | Ill-Gotten Gains: the Copper is optional
Ill-Gotten Gains |  | Ill-Gotten Gains bought: everybody else is cursed, in turn order
Ill-Gotten Gains |  | Ill-Gotten Gains is no Attack
Ill-Gotten Gains |  | Ill-Gotten Gains gained otherwise curses as well
Ill-Gotten Gains |  | Ill-Gotten Gains with all Treasures played at once still asks
Scheme |  | Scheme keeps another Action, played before it
Scheme |  | Scheme: choosing is optional
Scheme |  | Scheme cannot keep a Treasure
Scheme |  | Two Schemes keep different Actions
Throne Room, Scheme |  | Throne Room on Scheme keeps two
Scheme |  | Scheme on a Duration played this turn: it is not discarded, so it does not go onto the deck
Scheme |  | Scheme on a Duration of the turn before: discarded now, so kept
Scheme |  | Scheme is not asked in a turn in which it was not played
Trader, Silver |  | Trader: Silvers for the cost of a card
Trader, Copper, Silver |  | Trader: a Copper gives none, a Silver three
Trader |  | Trader: the cost as it is now
Trader |  | Trader: nothing for a potion
Trader, Silver |  | Trader: not enough Silvers
Trader |  | Trader with an empty hand
Trader, Silver |  | Trader instead of a gain to the hand: the Silver goes to the discard pile
Trader, Curse, Witch |  | Trader instead of a Curse from Witch
Trader, Silver | 2e | Trader instead of a card of the trash: the Silver comes from the Supply
Trader, Death Cart |  | Trader instead of a Death Cart: no Ruins
Trader, Royal Seal, Silver |  | Trader with Royal Seal in play: the Silver may go onto the deck
Trader, Mountebank, Curse, Copper |  | Trader against Mountebank: it may be revealed for the Curse and not for the Copper
Trader, Torturer, Curse, Silver |  | Trader against Torturer: the Curse is not gained to the hand, the Silver is discarded
Scheme |  | Two Schemes keep two Actions
Baron, Estate |  | Baron: an Estate for four coins
Baron, Estate |  | Baron without an Estate gains one
Baron, Estate |  | Baron: keeping the Estate with none left to gain
Baron, Estate |  | Baron discards one Estate only
Bridge, Upgrade, Estate, Copper |  | Bridge: Upgrade makes an Estate of a Copper
Bridge, Remodel, Estate, Duchy |  | Bridge lowers the cost of cards in hand, too: Remodel cannot turn an Estate into a Duchy
Bridge, Copper, Remodel, Silver |  | After two Bridges a Copper still costs nothing, so Remodel can turn it into a Silver
Bridge, Workshop, Duchy |  | Bridge: Workshop takes a Duchy
Bridge, Estate, Swindler, Copper |  | After two Bridges an Estate costs nothing, so Swindler may give one for a Copper
Conspirator |  | Conspirator as the third Action
Conspirator |  | Conspirator as the second Action gives coins only
Throne Room, Conspirator |  | Throne Room on Conspirator: the second play is the third Action
King's Court, Conspirator |  | King's Court on Conspirator: the second and the third play count
Conspirator, Mining Village |  | Conspirator counts Actions played, not those in play: a trashed Mining Village counts
Courtier, Mill | 2e | Courtier reveals a Mill: two different things
Courtier, Gold | 2e | Courtier: Gold goes to the discard pile
Courtier | 2e | Courtier: the same thing cannot be chosen twice
Courtier | 2e | Courtier with an empty hand gives nothing
Courtier, Curse | 2e | Courtier reveals a Curse: one type, one thing
Courtier, Witch | 2e | Courtier: Witch is an Action - Attack, so you choose two things
Courtier, Moat | 2e | Courtier: Moat is an Action - Reaction, so you choose two things
Courtier, Wharf | 2e | Courtier: Wharf is an Action - Duration, so you choose two things
Courtier, Gold | 2e | Courtier with no Gold left may still choose it
Throne Room, Courtier | 2e | Throne Room on Courtier: choose anew each time
Courtyard |  | Courtyard: one of the cards just drawn goes back
Courtyard |  | Courtyard with no card to draw and none in hand
Courtyard |  | Courtyard must put a card back
Diplomat | 2e | Diplomat from a hand of four gives two Actions
Diplomat | 2e | Diplomat from a full hand with one card to draw: five cards, two Actions
Diplomat | 2e | Diplomat itself may be among the discarded
Diplomat | 2e | Diplomat need not be revealed
Diplomat, Moat | 2e | Diplomat after Moat: both may be revealed
Moat, Diplomat | 2e | Moat discarded by Diplomat after it was revealed still protects
Diplomat | 2e | Two Diplomats: after the first only four cards are in hand, so the second cannot be revealed
Diplomat | 2e | Diplomat does not react to its owner’s own Attack
Diplomat | 2e | Diplomat with too few cards to draw
Diplomat, Minion | 2e | Diplomat against Minion: a hand of four is spared
Duke, Duchy |  | Duke without a Duchy is worth nothing
Duke |  | Duke: Duchies count wherever they lie
Harem, Bureaucrat, Mine |  | Harem is a Victory card for Bureaucrat and a Treasure for Mine
Ironworks |  | Ironworks: an Action gives an Action
Ironworks |  | Ironworks: a Treasure gives a coin
Ironworks |  | Ironworks: a Victory card gives a card
Ironworks, Mill | 2e | Ironworks: a Mill gives both
Ironworks, Curse |  | Ironworks: a Curse gives nothing
Ironworks |  | Ironworks: the card drawn can be the one just gained
Ironworks |  | Ironworks: up to four only
Lurker, Nobles | 2e | Lurker trashes Nobles from the Supply
Lurker, Nobles | 2e | Lurker gains Nobles from the trash
Lurker | 2e | Lurker: the player chooses among the Actions in the trash
Lurker | 2e | Lurker cannot trash a Treasure or a plain Victory card
Lurker | 2e | Two Lurkers: trash, then gain
Lurker | 2e | Lurker may gain from the trash what another player trashed
Lurker | 2e | Lurker empties a pile, and that counts for the end
Masquerade |  | Masquerade: all choose, then all pass to the left
Masquerade |  | Masquerade: trashing is optional
Masquerade |  | Masquerade: a card just received cannot be passed on
Masquerade | 2e | Masquerade, 2nd edition: an empty hand is passed over
Masquerade | 1e | Masquerade, 1st edition: an empty hand passes nothing but receives
Masquerade | 2e | Masquerade, 2nd edition: only one player has cards
Masquerade | 2e | Masquerade, 2nd edition: the player of it has no card
Masquerade, Trader, Watchtower |  | Masquerade: passing is no gain, Trader and Watchtower are not asked
Masquerade |  | Masquerade: what is passed is seen by the two only
Masquerade |  | The trashed card may be the one received
Mill | 2e | Mill with one card: it is discarded, no coins
Mill | 2e | Mill: exactly two, not one
Mill | 2e | Mill is worth a point
Mining Village |  | Mining Village: first a card and two Actions, then the choice
Throne Room, Mining Village |  | Throne Room on Mining Village, trashed the second time
King's Court, Mining Village |  | King's Court on Mining Village: two coins once
Minion |  | Minion for two coins attacks nobody
Minion |  | Minion: discard and draw four, others with five cards too
Minion, Moat |  | Minion: who reveals Moat neither discards nor draws
Minion |  | Minion: the discarded hand may be drawn again after a shuffle
Patrol | 2e | Patrol: draw three first, then reveal four; the rest back in any order
Patrol | 2e | Patrol: what is revealed is seen by all, and Victory cards must be taken
Patrol, Mill, Harem, Nobles | 2e | Patrol: Mill, Harem and Nobles are Victory cards
Patrol | 2e | Patrol reveals what there is
Pawn |  | Pawn: two different things
Pawn |  | Pawn: you choose both things before either is done
Pawn |  | Pawn: Buy and coin
Replace | 2e | Replace: an Action goes onto the deck, nobody is cursed
Replace | 2e | Replace: a Victory card goes to the discard pile, the others are cursed
Replace, Mill, Nobles, Curse | 2e | Replace: Mill and Nobles go onto the deck, and the others gain a Curse each time
Replace, Curse | 2e | Replace: a Curse gained goes to the discard pile and curses nobody
Replace, Moat, Curse | 2e | Replace is an Attack: Moat keeps the Curse away
Replace | 2e | Replace with an empty hand does nothing
Replace | 2e | Replace: up to two more
Secret Passage | 2e | Secret Passage: top
Secret Passage | 2e | Secret Passage: 1 down
Secret Passage | 2e | Secret Passage: bottom
Secret Passage | 2e | Secret Passage: 3 down
Secret Passage | 2e | Secret Passage: not deeper than the deck
Secret Passage | 2e | Secret Passage: into an empty deck
Secret Passage | 2e | Secret Passage: the player may put a card just drawn, and knows where it lies; the others do not
Shanty Town |  | Shanty Town with an Action in hand draws nothing
Shanty Town |  | Shanty Town without one draws two
Steward |  | Steward: two cards must be trashed if there are two
Swindler |  | Swindler goes in turn order, which matters when a pile is low
Swindler |  | Swindler may give back the same card
Swindler |  | Swindler: nothing in the Supply costs the same
Swindler |  | Swindler: a card with a potion in its cost is not the same as one without
Swindler |  | Swindler against an empty deck shuffles; against no cards it does nothing
Swindler, Watchtower |  | Swindler: a Watchtower may meet what is given
Torturer, Curse |  | Torturer: a Curse goes into the hand
Torturer |  | Torturer: discard two, of the victim’s choice
Torturer |  | Torturer: discarding may be chosen with no card in hand
Torturer |  | Torturer: each chooses and does it before the next
Throne Room, Torturer, Curse |  | Throne Room on Torturer: the Curse can be discarded the second time
Trading Post, Silver |  | Trading Post: two cards for a Silver in hand
Trading Post, Silver |  | Trading Post with one card: it is trashed, no Silver
Trading Post |  | Trading Post must take two if there are two
Trading Post, Silver |  | Trading Post with no Silver left
Trading Post |  | Trading Post with an empty hand
Upgrade |  | Upgrade: draw, then trash, then exactly one more
Upgrade, Copper |  | Upgrade a Copper with nothing at one: nothing is gained
Upgrade |  | Upgrade: nothing cheaper than one more, even if that pile is empty
Upgrade |  | Upgrade with no other card trashes and gains nothing; you still have an Action
Wishing Well |  | Wishing Well: wrongly guessed, the card stays
Wishing Well |  | Wishing Well: with no card to reveal
Wishing Well |  | Wishing Well: shuffle to reveal
Torturer, Lurker, Minion |  | You may choose what cannot be done: with Torturer, Lurker and Minion alike
Nobles |  | A card of two types is both: Nobles can be played in the Action phase
Mining Village, Bridge |  | The sample turn, from Mining Village to two Bridges
Fortress, Lurker | 2e | Fortress trashed from the Supply with Lurker goes to the hand
Goons |  | Goons: hands down to three, two coins, a Buy
Goons |  | Two Goons: two points for each card bought
Goons |  | Goons: a card gained otherwise gives no point
Goons, Curse |  | Goons: points even for a Curse, and tokens count at the end
King's Court |  | King's Court need not play anything
King's Court, Market |  | King's Court on Market leaves three Actions
King's Court, Throne Room |  | King's Court on Throne Room: three Actions twice each
Throne Room, King's Court |  | Throne Room on King's Court: two Actions three times each
King's Court, Bridge |  | King's Court on Bridge: everything three cheaper
Mountebank, Curse |  | Mountebank: a Curse discarded keeps both away
Mountebank, Curse |  | Mountebank: the Curse may be kept
Mountebank, Curse, Copper |  | Mountebank with no Curses left: a Copper all the same
Mountebank, Copper, Curse |  | Mountebank with no Coppers left: a Curse all the same
Mountebank, Curse |  | Mountebank with neither: a Curse may still be discarded
Mountebank, Curse |  | Mountebank in turn order with one Curse left
Watchtower, Mountebank |  | Watchtower against Mountebank: both trashed
Watchtower, Mountebank, Copper |  | Watchtower against Mountebank: only the Copper trashed
Royal Seal |  | Royal Seal: two coins, and each gained card may go onto the deck
Royal Seal |  | Royal Seal on an empty deck: the only card there, no shuffle
Royal Seal |  | Two Royal Seals: one can move the card, the other not any more
Royal Seal |  | Royal Seal in hand does nothing
Watchtower |  | Watchtower draws up to six
Watchtower |  | Watchtower with six cards draws none
Watchtower |  | Watchtower: the pile goes down though the card is trashed
Watchtower |  | Watchtower on one’s own buy: onto the empty deck, no shuffle
Watchtower |  | Watchtower need not be used
Watchtower |  | Watchtower meets a card gained to the hand
Watchtower |  | Watchtower meets a card gained onto the deck
Watchtower, Militia |  | Watchtower does not protect from Militia: nothing is gained, so it cannot be revealed
Province, Watchtower |  | The last Province ends the game even if Watchtower trashes it; it then counts for nobody
Caravan |  | Caravan: a card at the start of the next turn, discarded at its end
Merchant Ship |  | Merchant Ship: two coins now, two next turn
Wharf |  | Wharf: two cards and a Buy, now and next turn
Tactician |  | Tactician: the hand now, five cards, a Buy and an Action next turn
Throne Room, Tactician |  | Throne Room on Tactician: there is nothing left to discard the second time
Throne Room, Tactician |  | Throne Room on Tactician: only the first play does something, so Throne Room is discarded
Throne Room, Caravan |  | Throne Room on Caravan: two cards next turn, and both stay
King's Court, Wharf |  | King's Court on Wharf: six cards and three Buys, twice
Outpost, Merchant Ship |  | Outpost with Merchant Ship: the coins come in the extra turn
Throne Room, Outpost |  | Throne Room on Outpost gives one extra turn
Outpost |  | Two Outposts in one turn give one extra turn
Outpost |  | Outpost: the extra turn is a turn like any other
Outpost |  | No extra turn when the game is over
Tactician |  | Tactician discards the whole hand at once
Province |  | The last Province ends the game with the turn, not at once
Outpost |  | A turn from Outpost does not count against its player in a tie
Copper |  | A buy left over takes a Copper for nothing
Royal Seal, Watchtower |  | Royal Seal before Watchtower: the card has moved, Watchtower cannot
Watchtower, Royal Seal |  | Watchtower before Royal Seal: the trashed card cannot be put on the deck
`
