// Written by scripts/write-rulings.ts from the titles of scenarios/rulings; do not edit.
// A line is a ruling: the cards it is about, the edition or printing if it holds in one only, and what it says.
export const provenRulings = `
Adventurer | 1e | Adventurer: if you must shuffle, the cards already revealed are not shuffled in; they are discarded afterwards
Bureaucrat, Silver |  | Bureaucrat: with an empty deck the Silver becomes its only card; nothing is shuffled
Cellar |  | Cellar is in play, so it cannot be discarded for itself
Cellar |  | Cellar: you discard all the cards at once, then draw
Cellar |  | Cellar: you may discard nothing, and then draw nothing
Chancellor | 1e | Chancellor: the deck goes to the discard pile unseen
Chapel |  | Chapel cannot trash itself, but it can trash another Chapel in hand
Chapel |  | Chapel trashes four cards at most
Throne Room, Feast | 1e | Throne Room on Feast: you gain two cards, though the Feast is trashed only once
Feast | 1e | Feast: coins cannot be added to gain a card that costs more than five
Festival, Market |  | Each Action card uses one Action: after Festival, Market and another Festival three are left
Gardens |  | Gardens: one point for every ten cards, rounded down: with 39 cards it is worth three
Gardens |  | Two Gardens among 37 cards are worth three points each
Library |  | Library: you may keep an Action card that you draw
Library |  | Library: if you run out of cards, you stop with fewer than seven in hand
Library |  | Library: Action cards set aside are discarded once you have finished drawing
Militia |  | Militia: a player with only two cards in hand neither discards nor draws
Mine |  | Mine: you may gain the same Treasure as you trashed, and play it this turn
Moat, Witch, Curse |  | Moat against Witch: who reveals it gains no Curse; the others still do
Moat, Witch |  | Moat does not stop what the attacker gets: Witch still draws two cards
Moat |  | Moat may be revealed against each of several Attacks in one turn
Moat |  | Moat need not be revealed; the Attack then works as usual
Moat |  | Moat can also be played in your own turn, to draw two cards
Moneylender, Copper | 2e | Moneylender, 2nd edition: you need not trash a Copper, but then get no coins
Remodel |  | Remodel: you may gain a copy of the card you trashed
Remodel, Gold, Province |  | Remodel can turn a Gold into a Province
Remodel |  | Remodel: if you trashed a card, you must gain one
Spy | 1e | Spy: you draw first, then your own top card is revealed, then those of the others
Spy | 1e | Spy: a player with neither deck nor discard pile reveals nothing
Spy | 1e | Spy: a player with an empty deck shuffles the discard pile to reveal a card
Thief | 1e | Thief: a player with one card left in the deck reveals it and, after shuffling, one more
Thief | 1e | Thief: of two revealed Treasures you choose one to trash; the other is discarded
Thief | 1e | Thief: a trashed Treasure that you do not want stays in the trash
Thief | 1e | Thief: of the Treasures trashed from several players you may gain some and leave the rest
Throne Room |  | Throne Room on Throne Room: you play one Action card twice, then another one twice
Throne Room, Market |  | Throne Room on Market leaves two Actions, three Buys and two coins
Throne Room, Village |  | Throne Room on Village leaves four Actions
Throne Room, Chapel | 1e | Throne Room, 1st edition: with an Action card in hand you must play one twice, even a Chapel that trashes nothing
Throne Room |  | Throne Room with no Action card in hand does nothing
Throne Room, Militia, Moat |  | Throne Room on Militia: the others may react to each of the two plays, with Moat for example
Witch, Curse |  | Witch: the last Curse goes to the player on the left; the others gain none
Witch, Curse |  | Witch: even with no Curses left you draw two cards
Workshop |  | Workshop: coins cannot be added to gain a card that costs more than four
Artisan | 2e | Artisan: the card you put onto the deck may be the one just gained
Bandit, Copper | 2e | Bandit does not trash Copper: two revealed Coppers are discarded
Bandit | 2e | Bandit: a player who reveals two such Treasures chooses which one is trashed; nobody gains it
Bandit | 2e | Bandit: the others reveal, trash and discard one after another, in turn order
Bandit, Harem | 2e | Bandit trashes a Harem, for it is a Treasure, too
Merchant, Silver | 2e | Merchant: the first Silver you play gives one coin more, the second does not
Sentry | 2e | Sentry: the two cards may be put back in the other order
Vassal | 2e | Vassal: a card that is no Action stays in the discard pile
Vassal | 2e | Vassal: you need not play the Action card; it then stays in the discard pile
Counterfeit, Spoils |  | Counterfeit plays a Spoils twice and does not trash it
Cultist |  | A chain of Cultists uses one Action
Market Square |  | Two Market Squares for one trashed card
Beggar, Silver |  | Beggar is discarded before the Attack does anything, and brings a Silver onto the deck and one to the discard pile
Squire |  | Squire trashed gains an Attack
Ironmonger |  | Ironmonger: a kept Victory card is drawn by the bonus
Ironmonger |  | Ironmonger: a Victory card discarded, and the bonus draws the next one
Altar |  | Altar gains a card even if none could be trashed
Armory |  | Armory puts the gained card onto the deck, even if the deck is empty
Bandit Camp, Spoils |  | Bandit Camp draws before the Spoils is gained, so a shuffle does not take it in
Catacombs |  | Catacombs: if the deck runs out, the three discarded cards are shuffled in and may be drawn
Count |  | Count lets you choose an option even if it cannot be done
Hunting Grounds, Estate |  | Hunting Grounds trashed with two Estates left brings just those two
Junk Dealer |  | Junk Dealer draws before trashing, and the drawn card must go if there is no other
Marauder, Spoils, Moat |  | Marauder still brings its player a Spoils when Moat keeps the Ruins off
Mystic |  | Mystic: a card that was named wrongly goes back on top, and everybody has seen it
Pillage |  | Pillage leaves hands of four cards alone and does not have them revealed
Scavenger |  | Scavenger: putting the deck into the discard pile is no discarding
Storeroom |  | Storeroom: cards that were just drawn may be discarded for coins
Vagrant, Curse |  | Vagrant takes a Curse or Ruins into the hand, as it does Victory cards
Wandering Minstrel, Nobles |  | Wandering Minstrel: Nobles is an Action too and stays on top
Count |  | Count trashing the hand: all cards first, then what that sets off
Urchin, Mercenary |  | The same Urchin played twice gives no Mercenary
Urchin |  | A second Urchin lets the first be trashed before it is resolved
Poor House |  | Poor House never goes below nothing
Rats |  | Rats with a hand of Rats trashes nothing
Rogue |  | Rogue must take from the trash where it can
Forager |  | Forager counts each name of a Treasure in the trash once
Forager |  | Forager counts the Treasure it has just trashed, too
Forager |  | Forager gives its coins even if there is no card to trash
Forager, Harem |  | Forager: Harem in the trash is a Treasure as well as a Victory card
Throne Room, Forager |  | Throne Room on Forager counts the trash anew each time
Graverobber |  | Graverobber: a choice may be made even if nothing of it can be done
Graverobber |  | Graverobber lays the card from the trash on an empty deck without a shuffle
Graverobber |  | Graverobber cannot take a card with a potion in its cost from the trash
Graverobber, Province |  | Graverobber may trash another Graverobber for a Province
Graverobber, Death Cart |  | Graverobber taking a Death Cart from the trash brings its Ruins
Graverobber, Fortress |  | Graverobber trashing a Fortress has it back in hand and gains a card for up to seven
Watchtower, Graverobber |  | Watchtower may trash again what Graverobber takes from the trash
Poor House |  | Poor House may take coins that came from elsewhere, but never below nothing
Poor House, Harem |  | Poor House: Harem in hand is a Treasure as well
Poor House |  | Poor House shows the hand to everybody
Throne Room, Poor House |  | Throne Room on Poor House subtracts for the same Treasures twice
Rats |  | Rats draw before they gain, so a shuffle leaves the gained Rats out
Rats |  | Rats with no Rats left in the Supply still trash a card
Rats | 2e | Rats trashed by another player’s card draw for their owner
Rats |  | The Rats pile has twenty cards whatever the number of players
Watchtower, Rats |  | Watchtower may trash the Rats that Rats bring, which draws a card
Trader, Rats, Silver |  | Trader may take a Silver instead of the Rats
Rebuild |  | Rebuild: any card may be named, one that is no Victory card too
Rebuild |  | Rebuild: if the deck runs out, the discard pile is shuffled without the revealed cards
Rebuild |  | Rebuild without a Victory card of another name discards everything and does no more
Rebuild, Bridge |  | Rebuild gains a Victory card even if it is dearer than three more only by its printing, with Bridge
Rebuild, Feodum, Silver |  | Rebuild on a Feodum gains three Silvers as well
Rogue |  | Rogue: what it takes goes to the discard pile, and everybody sees it
Rogue |  | Rogue: a card with a potion in its cost is left in the trash and on the deck
Rogue |  | Rogue does not take what it has just had trashed
Throne Room, Rogue |  | Throne Room on Rogue: the first time others lose a card, the second it is taken
Rogue |  | Rogue: players lose cards in turn order, each choosing their own
Sage, Province |  | Sage takes a Province, for it costs three or more, and discards what came before
Sage |  | Sage: if the deck runs out, the discard pile is shuffled without the revealed cards
Sage |  | Sage finds nothing and discards all, if no card costs three or more
Sage, Bridge, Silver |  | Sage after Bridge: a Silver costs two then and is passed over
Sage, Possession |  | Sage counts coins only: Possession costs six of them and is found
Urchin |  | Urchin is trashed before the other Attack does anything, even before its card is drawn
Urchin |  | Urchin leaves hands of four cards alone
Urchin, Mercenary |  | Urchin with no Mercenary left may be trashed for nothing
Procession, Urchin, Mercenary |  | Procession on Urchin gives no Mercenary, for it is the same Urchin both times
Throne Room, Urchin |  | Throne Room on a second Urchin: the first may be trashed at either play
Urchin |  | Two Urchins in play may both be trashed for one other Attack
Band of Misfits, Urchin, Militia |  | Band of Misfits as Militia lets Urchin be trashed
Mercenary, Urchin |  | Mercenary is an Attack that lets an Urchin be trashed
Mercenary |  | Mercenary with one card in hand may trash it, but brings nothing then
Beggar, Mercenary |  | Beggar against Mercenary is discarded before it is decided whether cards are trashed
Mercenary |  | Mercenary: both cards are trashed first, then what that sets off is done in any order
Mercenary, Fortress |  | Mercenary trashing a Fortress counts it, though it comes back to the hand
Mercenary |  | Mercenary cannot be bought: its pile is not in the Supply
Cultist, Sir Bailey |  | Cultist trashed by Sir Bailey draws three cards before the other revealed card is discarded
Sir Michael |  | Sir Michael has the others discard before they reveal cards
Dame Molly |  | Dame Molly, as every Knight, has the others lose cards in turn order
Dame Sylvia, Possession |  | Dame Sylvia leaves Possession alone: a cost with a potion is not from three to six
Dame Sylvia, Sir Vander |  | Dame Sylvia: of two cards from three to six the owner chooses, and may spare the Knight Sir Vander
Dame Molly, Dame Anna |  | Dame Molly is trashed with any Knight that she trashes, here Dame Anna
Armory, Sir Martin |  | Armory can gain Sir Martin, the Knight for four, when he lies on top
Armory, Sir Martin, Dame Anna |  | Armory cannot gain Sir Martin while Dame Anna lies on top of him
Dame Molly, Sir Destry |  | Only the top one of the Knights can be bought, here Dame Molly and then Sir Destry
Sir Vander, Gold |  | Sir Vander brings a Gold to whoever had him, whoever trashed him
Sir Vander, Dame Anna, Gold |  | Sir Vander trashed because he trashed another Knight, Dame Anna, brings his own player a Gold
Dame Anna |  | Dame Anna may trash none, one or two cards from the hand
Dame Josephine |  | Dame Josephine is a Victory card and worth two points
Dame Natalie |  | Dame Natalie gains a card from the Supply to the discard pile
Sir Vander |  | The pile of Knights counts as one pile for the end of the game, Sir Vander being the last
Dame Anna, Sir Vander |  | The Knights are a pile of ten different cards, from Dame Anna to Sir Vander
Throne Room, Sir Bailey, Dame Anna |  | Throne Room on Sir Bailey: trashed the first time with Dame Anna, he attacks a second time
Fortress, Dame Molly |  | A Fortress trashed by Dame Molly goes back to its owner’s hand
Marauder, Curse |  | Marauder brings as many Ruins into the game as there are Curses: twenty with three players
Hovel |  | Hovel may be trashed when you buy a Victory card
Estate, Hovel, Necropolis, Overgrown Estate |  | Shelters take the place of the first Estates, which stay out of the Supply’s eight: Hovel, Necropolis and Overgrown Estate
Colony |  | The last Colony bought ends the game
Swindler, Gold, Platinum |  | Swindler trashing a Gold gives nothing where no other card costs six, even with Platinum in the game
Trade Route, Dame Josephine |  | Trade Route: the pile of Knights has no token, even with Dame Josephine on top
Throne Room |  | Throne Room stays in play with a Duration that it played
Tactician |  | Tactician with nothing else in hand gives nothing
Outpost |  | Outpost gives an extra turn with only three cards in hand
Outpost |  | Outpost in its own extra turn gives no third turn
Possession |  | Possession: what is trashed comes back at the end of the turn, which is no gaining
Possession, Mining Village |  | Possession: a trashed Mining Village gives its coins and comes back at the end of the turn
Possession, Outpost |  | Possession and Outpost: your extra turn comes first, then the possessed turn, then the other’s normal one
Outpost |  | Outpost played in a possessed turn: the extra turn is played by its owner
Possession |  | Possession played twice gives two possessed turns
Goons |  | Goons played three times is still one Goons in play: one point for each card bought
King's Court |  | King's Court on King's Court: you play three Action cards three times each
Mountebank, Moat |  | Mountebank: behind a Moat nothing is discarded and nothing gained
Trader, Ill-Gotten Gains, Curse | 1e first | Trader revealed for Ill-Gotten Gains: it stays in the Supply, and nobody gains a Curse
Trader, Silver | 1e first | Trader with no Silver left: if you reveal it, you gain nothing
Trader, Watchtower, Silver | 1e first | After Trader, Watchtower may be revealed to trash the Silver
Trader, Watchtower, Silver | 1e first | After Trader, Watchtower may be revealed to put the Silver onto the deck
Trader, Watchtower, Curse | 1e first | If Trader is not revealed, Watchtower may be used for the Curse
Scheme |  | Scheme may keep itself: it lies on the deck before the new hand is drawn
Procession, Fortress |  | Procession on Fortress: it comes back to your hand, and you gain a card all the same
Procession, Madman |  | Procession on Madman: it goes back to its pile once, so you draw only once
Procession, Band of Misfits, Fortress | 1e first | Procession on Band of Misfits as Fortress: it comes back to the hand, and you gain an Action for six
Band of Misfits, Death Cart | 1e first | Band of Misfits as Death Cart trashes itself
Band of Misfits, Throne Room | 1e first | Band of Misfits chooses once for both plays of Throne Room
Hermit |  | Hermit in a turn with a buy is discarded as usual
Procession, Caravan | first | Procession on Caravan: the Caravan is trashed, but it works next turn, and Procession stays in play till then
Tunnel |  | Tunnel does nothing in Clean-up
Inn |  | Inn may shuffle itself into the deck
Nomad Camp |  | Nomad Camp goes to the deck however it is gained
Fool's Gold |  | Fool's Gold is worth one, then four each
Haggler |  | Haggler gains one cheaper card that is no Victory card, and does not chain
Noble Brigand |  | Buying Noble Brigand is not playing an Attack
Mandarin |  | Mandarin: the coins of the Treasures put onto the deck remain
Border Village, Highway |  | Border Village with Highway: the other card must cost less than five
Highway |  | Highway played twice is one Highway
Throne Room, Treasure Map, Gold |  | Throne Room on Treasure Map trashes three of them for four Golds
Throne Room, Embargo | first | Throne Room on Embargo places two tokens
Embargo |  | Embargo counts buys, not gains
Native Village |  | Native Village: an option that does nothing may be chosen
Lookout |  | Lookout with one card must trash it
Treasury |  | Treasury after a Victory card that was gained and not bought
Lighthouse | first | Lighthouse protects also when unwanted
Haven |  | Haven is mandatory and hidden
Ambassador |  | Ambassador: you may return none of the copies; the others still gain one
Ambassador |  | Ambassador returns two and refills the pile
Ghost Ship |  | Ghost Ship: the victim orders the cards
Island, Native Village |  | Cards on the mats of Island and Native Village count at the end
Transmute, Nobles, Duchy, Gold |  | Transmute on Nobles gains a Duchy and a Gold
Transmute, Curse |  | Transmute on a Curse gains nothing
University |  | University cannot take cards with a potion in their cost
Alchemist, Herbalist, Potion |  | Alchemist before Herbalist in Clean-up saves the Potion too
Vineyard |  | Vineyard with eleven Actions is worth three
Death Cart |  | Death Cart brings its Ruins whoever gives it
Alchemist, Herbalist |  | Alchemist and Herbalist are discarded from play one by one, in the order you like
Familiar |  | Familiar can be bought only with enough coins and a potion
Bishop |  | Bishop ignores the potion in a cost
Secret Chamber, Thief | 1e | Secret Chamber may put itself back, and is then what Thief reveals
Secret Chamber | 1e | Secret Chamber can be revealed again for the same Attack
Scout | 1e | Scout takes every revealed Victory card
Envoy |  | Envoy: the player to the left chooses
Inheritance, Estate | first | Inheritance, first printing: an Estate that is bought does what the card does when it is bought
Inheritance, Estate, Moat | first | Inheritance, first printing: an Estate in hand is a Moat in the turns of others, too
Inheritance, Estate |  | Inheritance, first printing: an Estate as a Duration stays in play until it has done what it says
Inheritance, Estate, Fortress | first | Inheritance, first printing: an Estate that is trashed comes back as a Fortress does
Inheritance, Estate |  | Inheritance, first printing: an Estate of another player lies in the trash as any Estate
Inheritance, Estate | first | Inheritance, first printing: an Estate goes where the card goes when it is gained
Inheritance, Throne Room, Estate |  | Inheritance, first printing: a Throne Room plays an Estate as the card twice
Inheritance, Estate |  | Inheritance, first printing: an Estate that is passed on is an Estate again for who gets it
Inheritance, Estate |  | Inheritance, first printing: an Estate that one is passed becomes as one’s own are
Inheritance, Estate |  | Inheritance, first printing: an Estate is not the Bane though the card is
Inheritance, Estate | first | Inheritance, first printing: a token on the pile of the card does nothing for Estates
Inheritance, Estate, Trader | first | Inheritance, first printing: an Estate that Trader replaces was never one’s own, and lies in the Supply as any other
Inheritance, Estate, Guide | first | Inheritance, first printing: an Estate is called from the Tavern mat as a Guide
Inheritance, Estate, Page | first | Inheritance, first printing: an Estate as a Page goes back to the Estates when it is exchanged
Inheritance, Estate |  | Inheritance, first printing: Estates are Actions also when the points are counted, and worth a point each
Inheritance, Estate, Baron |  | Inheritance, first printing: an Estate is still called Estate, so Baron takes it
Inheritance, Estate, Native Village |  | Inheritance, first printing: an Estate as a Native Village uses the mat of that card
Inheritance, Estate, Farmers' Market |  | Inheritance, first printing: an Estate as a Farmers' Market uses the points on that pile
Inheritance, Estate |  | Inheritance, first printing: an Estate may be used as a Way, being an Action
Inheritance, Crown, Estate | first | Inheritance, first printing: with a Crown set aside, Estates can be played in the Buy phase
Inheritance, Estate, Rats | first | Inheritance, first printing: an Estate as Rats is no Rats, and draws when it is trashed
Inheritance, Estate | first | Inheritance, first printing: who buys an Estate may overpay for it where the card says so
Inheritance, Estate, Ambassador |  | Inheritance, first printing: an Estate that Ambassador returns and another gains is a plain Estate there
Inheritance, Necromancer, Estate | first | Inheritance, first printing: Necromancer finds no Estate in the trash, where it is nobody’s
Inheritance, Possession, Estate |  | Inheritance, first printing, and Possession: the possessed player’s Estates are Actions for who decides
Inheritance, Possession, Estate |  | Inheritance, first printing, and Possession: an Estate bought in the possessed turn becomes the possessor’s, as theirs are
Inheritance, Estate |  | Inheritance, first printing: two players may have Estates that are like two cards
Inheritance, Estate, Treasure Map | first | Inheritance, first printing: an Estate as a Treasure Map is no Treasure Map, so two were not trashed
Inheritance, Estate, Experiment | first | Inheritance, first printing: an Estate gained as an Experiment comes with one Experiment, and that with no other
Inheritance, Estate, Temple | first | Inheritance, first printing: an Estate gained as a Temple takes the points of the Temple pile
Inheritance, Estate, Encampment | first | Inheritance, first printing: an Estate as an Encampment goes back to the Estates
Inheritance, Ironworks, Estate |  | Inheritance, first printing: Ironworks that gains an Estate gives both what an Action and what a Victory card brings
Inheritance, Estate, Caravan Guard | first | Inheritance, first printing: an Estate as a Caravan Guard may be played from the hand against an Attack
Outpost |  | Outpost in the normal turn after a possessed one gives no third turn
Outpost |  | Outpost works again in the next normal turn after its extra turn
Village, Bridge, Workshop, Duchy, Silver, Estate |  | After Village and Bridge, Workshop gains a Duchy, and three coins still buy a Silver and an Estate
Shanty Town |  | Shanty Town draws both cards, even if the first is an Action
Silver, Trading Post |  | The Silver of Trading Post can be spent in the same turn
Conspirator, Nobles |  | Conspirator: Nobles counts as an Action card, too
Conspirator |  | Conspirator is counted when it is played: later Actions change nothing
Nobles |  | Nobles: you choose three cards or two Actions, not some of each
Steward |  | Steward: you choose only one of the three things
Swindler |  | Swindler must give a card if there is one: an empty pile cannot be chosen
Bridge, Swindler, Estate, Copper, Curse |  | After one Bridge an Estate still costs one, so Swindler gives only a Copper or a Curse for a Copper
Throne Room, Upgrade, Copper, Estate, Silver |  | Throne Room on Upgrade: a Copper becomes nothing, an Estate a Silver
Throne Room, Secret Passage | 2e | Throne Room on Secret Passage: you draw and put a card into the deck twice
Secret Passage | 2e | Secret Passage: with one card left in the deck you put yours above or below it
Courtier, Death Cart | 2e | Courtier: Death Cart is an Action - Looter, so you choose two things
Courtier, Survivors | 2e | Courtier: Survivors is an Action - Ruins, so you choose two things
Courtier, Trader, Silver, Gold | 2e | Courtier and Trader: you may gain a Silver instead of the Gold
Lurker | 2e | Lurker can trash only the top card of the Ruins pile
Lurker, Madman | 2e | Lurker cannot trash a card from an empty pile, nor a Madman, which is not in the Supply
Throne Room, Lurker | 2e | Throne Room on Lurker: you may trash a card from the Supply and gain it at once
Throne Room, Patrol | 2e | Throne Room on Patrol: the second play draws what the first put back
Replace, Curse | 2e | Replace: with no Curses left a gained Victory card curses nobody
Replace, Curse | 2e | Replace: with one Curse left, the next player in turn order gains it
Replace | 2e | Replace: a card put onto an empty deck is the only one there; nothing is shuffled
Masquerade |  | Masquerade: you draw two cards before you pass one
Diplomat | 2e | Diplomat: the two cards you draw may be among the discarded
Diplomat, Moat | 2e | Diplomat: a Moat that you discard before revealing it does not protect you
Moat |  | Two Moats: it is enough to reveal one of them
Moat, Torturer, Curse |  | Moat against Torturer: you neither discard cards nor gain a Curse
Moat, Goons, Mountebank |  | Moat against Goons and Mountebank: you discard nothing and gain nothing
Library |  | Library: if only Action cards are left and you set all of them aside, you draw none
Library |  | Library: after a shuffle you may also set aside Action cards from the old discard pile
Sentry | 2e | Sentry: if two cards are left to look at, nothing is shuffled
Bandit, Royal Seal, Potion | 2e | Bandit: Royal Seal and Potion are Treasures that can be trashed, too
Throne Room, Poacher | 2e | Throne Room on Poacher with one empty pile: you discard a card after each play
Militia, Moat |  | Militia in a game of six: everybody else discards down to three cards, unless Moat is revealed
Throne Room, Cellar |  | Throne Room on Cellar: even if you discard nothing, two Actions are left
Throne Room, Chapel |  | Throne Room on Chapel: you may trash four cards each time, eight in all
Throne Room, Workshop |  | Throne Room on Workshop: a pile emptied by the first play is gone for the second
Remodel, Province |  | Remodel into the last Province ends the game at the end of the turn
Thief | 1e | Thief: each other player loses one Treasure at most
Spy | 1e | Spy: if its draw needs a shuffle, the revealed card comes from the new deck
Spy | 1e | Spy: everybody sees the revealed cards, discarded or put back
Adventurer | 1e | Adventurer: with no Treasure left you reveal all your cards and discard them
Chancellor | 1e | Chancellor with an empty deck still gives two coins
King's Court, Feast | 1e | King's Court on Feast: you gain three cards, though the Feast is trashed only once
Possession, Fortress |  | Possession: a Fortress trashed in it comes to its owner’s hand
Possession, Lurker | 2e | Possession: Lurker trashes a card of the Supply, which is nobody’s, and it stays trashed
Possession, Swindler |  | Possession: Swindler played by the possessed player hits the other, whose card stays trashed
Possession, Thief | 1e | Possession: Thief takes from the other players, and the one who decides gains
Possession, Feast | 1e | Possession: Feast comes back, what it gained does not
Possession, Procession |  | Possession: what Procession trashes comes back, and the other gains the card for it
Possession, Hermit, Madman |  | Possession: Hermit comes back at the end of the turn, the Madman goes to the other
Possession, Death Cart | first | Possession: a Death Cart that trashes itself comes back at the end of the turn
Possession, Trader |  | Possession: the one who gains may use a Trader of their own
Possession | 2e | Possession: the one who decides sees what the possessed player looks at, others do not
Possession |  | Possession: an Attack of the possessed player is answered by everybody for themselves
King's Court, Possession |  | King's Court on Possession gives three possessed turns
Possession |  | Possession is not a Duration: it is discarded at once
Possession, Tactician |  | Possession: Tactician in the possessed turn pays in the owner’s next turn
Possession, Bridge |  | Possession: a Bridge played in the possessed turn no longer counts in the next
Possession, Scheme |  | Possession: a Scheme of the possessed turn keeps the possessed player’s card
Possession, Council Room |  | Possession: Council Room played in the possessed turn lets the one who decides draw a card
Possession, Curse |  | Possession: a Curse bought in the possessed turn is gained by the one who decides
Possession, Torturer, Curse |  | Possession: Torturer played by the possessed player hits the one who decides, who may take the Curse into the hand
Possession, Goons | first | Possession and Goons: the buys are the possessed player’s, the cards the other’s
Throne Room, Procession |  | Throne Room on Procession: you play two Action cards twice each, and both are trashed
King's Court, Procession |  | King's Court on Procession: with only one Action card left, the other plays do nothing
Procession, King's Court |  | Procession on King's Court: you play two Action cards three times each; no Action costs eight, so none is gained
Procession, Death Cart | first | Procession on Death Cart with no other Action: it trashes itself, and you gain an Action for five all the same
Procession, Scheme |  | Procession on Scheme: you may keep two Action cards
Procession, Militia |  | Procession on Militia: the Attack is played twice
Procession, Outpost | first | Procession on Outpost: the extra turn comes though Outpost is trashed
Procession, Band of Misfits, Village | first | Procession on Band of Misfits as Village: once trashed it costs five again, so you gain an Action for six
Procession, Nobles |  | Procession on Nobles: you choose anew for each play
Throne Room, Merchant Ship, Smithy |  | Throne Room on Throne Room with Merchant Ship and Smithy: next turn the Ship gives four coins again
King's Court, Caravan |  | King's Court on Caravan: you draw three more cards next turn
Throne Room, Caravan |  | Throne Room cannot play a Caravan that is still in play from the last turn; once it is drawn again, it can
Outpost, Tactician |  | Outpost and Tactician: the extra turn begins with three cards and Tactician’s five
Vassal, Caravan | 2e | Vassal may play a Caravan, which stays in play as a Duration does
Vassal, Throne Room | 2e | Vassal may play Throne Room, which plays a card from your hand twice
Sentry, Fortress | 2e | Sentry: a Fortress that you trash goes into your hand
Fortress |  | Two Fortresses trashed at once both come back to the hand
Masquerade, Fortress |  | Masquerade: a Fortress that you trash comes back to your hand
Trader, Fortress, Silver |  | Trader on Fortress: you gain four Silvers, and the Fortress comes back to your hand
Hermit, Fortress |  | Hermit trashing a Fortress of the discard pile puts it into the hand
Replace, Watchtower | 2e | Replace and Watchtower: a gained Action that was trashed does not go onto the deck
Replace, Watchtower | 2e | Replace and Watchtower: a gained Victory card curses the others though it was trashed
Ironworks, Watchtower |  | Ironworks and Watchtower: the bonus comes though the card was trashed
Artisan, Watchtower | 2e | Artisan and Watchtower: the gained card is trashed, another is put back
Watchtower, Lurker | 2e | Watchtower may be revealed when Lurker gains a card from the trash
Watchtower, Thief | 1e | Watchtower may be revealed for one of the cards gained with Thief and not for the other
Watchtower, Torturer, Curse |  | Watchtower and Torturer: the Curse gained into the hand may be trashed
Watchtower, Trader, Royal Seal | first | Watchtower, Trader and Royal Seal: Trader first, then either of the others
Trader, Watchtower, Royal Seal | first | If Trader is not revealed, Watchtower and Royal Seal may be used for the bought card
Royal Seal, Ill-Gotten Gains, Curse |  | Royal Seal and Ill-Gotten Gains: the Seal first, and the Curse comes all the same
Ill-Gotten Gains, Royal Seal, Curse |  | Ill-Gotten Gains and Royal Seal: the Curse first, and the card may still go onto the deck
Goons, Watchtower |  | Goons and Watchtower: the point is for the buy, whatever becomes of the card
Goons, Trader, Silver |  | Goons and Trader: you get the point for the buy even if you gain a Silver instead
Trader, Silver | first | Trader cannot be revealed for gaining a Silver
Trader, Swindler, Silver, Curse |  | Trader against Swindler: you may gain a Silver instead of the Curse
Trader, Bureaucrat |  | Trader does not help against Bureaucrat: the Victory card is not gained
Farmland, Bridge, Estate, Smithy |  | Farmland after Bridge: the lowered costs count, so an Estate becomes a Smithy
Farmland, Watchtower |  | Farmland: its trashing comes before Watchtower can put it onto the deck
Poacher, Madman | 2e | Poacher counts an empty Ruins pile, but not an empty Madman pile, which is not in the Supply
Swindler, Curse, Copper |  | Swindler: for a trashed Curse you may give a Curse or a Copper
Swindler, Copper |  | Swindler: for a trashed Copper you may give the top card of the Ruins pile
Masquerade | 2e | Masquerade, 2nd edition: two neighbours with empty hands are passed over
Throne Room, Minion |  | Throne Room on Minion: you choose anew each time, so you may have both
Torturer |  | Torturer: with too few cards you draw what there is, and the others choose all the same
Wishing Well |  | Wishing Well: you may name a card whose pile is empty
Diplomat, Moat | 2e | Diplomat and Moat: the players react to an Attack one after another, in turn order
Conspirator, Throne Room |  | Conspirator played by Throne Room: the Throne Room is one of the three Actions, too
Conspirator |  | Conspirator as the first Action of the turn gives two coins only
Library |  | Library: everybody sees the cards set aside
Throne Room, Spy | 1e | Throne Room on Spy: you draw and have cards revealed twice
Thief | 1e | Thief: of two equal Treasures one is trashed, the other discarded
Library | 1e | Library, 1st edition: with nine cards in hand you draw none and keep them all
Throne Room, Council Room |  | Throne Room on Council Room: the others draw two cards each, as far as they have any
Harbinger | 2e | Harbinger: the next draw takes the card you put onto the deck
Merchant, Silver | 2e | Merchant in a possessed turn: its first Silver gives one coin more, the second does not
Remodel, Possession, Province |  | Remodel: for a trashed Possession you may gain a Province or another Possession
Workshop, Possession, Bridge |  | Workshop cannot gain Possession even at four coins after two Bridges, for its cost has a potion
Madman |  | Madman goes back to its pile; as that is not in the Supply, it does not count as an empty pile
Watchtower, Death Cart |  | Watchtower may trash a gained Death Cart; its Ruins come all the same
Patrol | 2e | Patrol: the others do not see in which order the rest is put back
Throne Room, Merchant Ship |  | Throne Room on Throne Room on Merchant Ship: only the one that played the Duration stays
Throne Room, Merchant Ship |  | Throne Room on Throne Room with only a Merchant Ship: one Throne Room stays in play with it
Watchtower, Hermit, Madman |  | Watchtower in hand during Clean-up: Hermit’s Madman may go onto the deck, and is drawn
Trader, Silver, Hermit, Madman |  | Trader in hand during Clean-up: you may gain a Silver instead of Hermit’s Madman
Vassal, Band of Misfits | 2e | Vassal may play Band of Misfits, and you then choose what it is played as
Band of Misfits, Conspirator |  | Band of Misfits as Conspirator gives a card and an Action if it is the third Action
Procession, Band of Misfits, Caravan | first | Procession on Band of Misfits as Caravan: it is trashed, but still draws cards next turn
King's Court, Tactician |  | King's Court on Tactician: only the first play finds cards, so only Tactician stays
King's Court, Outpost |  | King's Court on Outpost gives only one extra turn
Procession, Throne Room, Caravan |  | Procession on Throne Room on Caravan: the trashed Throne Room does not stay in play with the Caravan
Swindler, Possession |  | Swindler: for a trashed Possession only another Possession can be given
Farmland, Trader, Silver |  | Farmland and Trader: the card gained for the trashed one may become a Silver, and Farmland is gained all the same
King's Court, Scheme |  | King's Court on Scheme keeps three, and the order in which they are discarded is chosen
Band of Misfits, Scheme | first | Band of Misfits as Scheme may keep itself
Band of Misfits, Moat |  | Band of Misfits in hand is no Moat
Lighthouse, Noble Brigand |  | Lighthouse does not help against a Noble Brigand that is bought, for no Attack is played
Lighthouse, Noble Brigand | first | Lighthouse keeps a Noble Brigand off that is played
Lighthouse, Ill-Gotten Gains, Curse |  | Lighthouse does not keep off the Curse of an Ill-Gotten Gains
Talisman, Noble Brigand |  | Talisman and Noble Brigand: the second one was not bought, so it robs nobody
Talisman, Nomad Camp |  | Talisman and Nomad Camp: both copies go onto the deck
Talisman, Silk Road |  | Talisman gives no second Silk Road, for it is a Victory card
Hoard, Haggler, Gold |  | Hoard gives nothing for the card that Haggler gains, but a Gold for the Victory card bought
Haggler, Familiar, Silver, Smithy |  | Haggler: for a Familiar, which has a potion in its cost, a Silver is cheaper but a Smithy is not
Develop, Familiar, Golem, University |  | Develop on a Familiar: the cards gained have a potion in their cost as well, as Golem and University do
Dismantle, Transmute |  | Dismantle on a Transmute, which costs only a potion, brings nothing
Saboteur, Familiar | 1e | Saboteur on a Familiar: what may be gained costs up to one coin and a potion
Quarry, Highway |  | Quarry and Highway add up: an Action then costs three less
Quarry, Border Village |  | With a Quarry in play Border Village costs four, so the other card must cost less than that
Royal Seal, Mandarin |  | Royal Seal and Mandarin: if the Treasures go back first, the Royal Seal is no longer in play
Royal Seal, Mandarin |  | Royal Seal and Mandarin: if Mandarin is put onto the deck first, the Treasures lie above it
Scavenger, Tunnel, Gold |  | Scavenger puts the deck into the discard pile, which is no discarding: a Tunnel in it brings no Gold
Tunnel, Venture, Gold |  | A Tunnel discarded by Venture may bring a Gold in the Buy phase
Tunnel, Vault, Gold |  | A Tunnel discarded for Vault counts for its coin and may bring a Gold
Tunnel, Warehouse, Gold |  | A Tunnel discarded to Warehouse may bring a Gold
Tunnel, Sea Hag, Gold, Curse |  | A Tunnel that Sea Hag discards from the deck may bring a Gold before the Curse comes
Minion, Tunnel, Gold |  | Minion: a player whose hand is discarded may reveal each Tunnel in it for a Gold
King's Court, Crossroads |  | King's Court on Crossroads gives three Actions once and cards three times
Golem, Crossroads |  | Golem playing a Crossroads: the next Crossroads gives no Actions
Band of Misfits, Crossroads |  | Band of Misfits as Crossroads counts as one: a Crossroads after it gives no Actions
Band of Misfits, Crossroads |  | Band of Misfits, newest printing: it plays a Crossroads of the Supply, and a Crossroads after it gives no Actions
Walled Village, Treasury |  | Walled Village: a Treasury in play counts, even though it may leave play later in Clean-up
Walled Village, Scheme |  | Walled Village and Scheme: Scheme may keep the Walled Village where too many Actions are in play
Captain, Feast | 1e | Captain on Feast: it stays in the Supply, and the card is gained all the same
Captain, Island |  | Captain on Island: the Island stays in the Supply, and only the card from the hand goes to the mat
Captain |  | Captain may play the top card of the Ruins pile
Captain, Highway, Band of Misfits | first | Captain, first printing: with a Highway in play it may play Band of Misfits
Captain, Band of Misfits | newest | Captain, newest printing: it plays no Command card, so never Band of Misfits
Captain, Embargo | first | Captain on Embargo, first printing: coins and token come, though the Embargo stays in the Supply
Throne Room, Captain |  | Throne Room on Captain: two cards of the Supply are played now and two in the next turn
Procession, Church | first | Procession on Church: it is trashed, but both batches come back in the next turn
Silk Road, Island |  | Silk Road counts the Victory cards on the Island mat
Noble Brigand, Copper, Trader, Silver |  | Noble Brigand: who must gain a Copper may reveal Trader for a Silver instead
Embassy, Silver, Watchtower |  | Embassy: the Silver of another player may be trashed or put onto the deck with Watchtower
Trader, Cache, Copper, Silver | newest | Trader, newest printing: Cache is gained first, so its Coppers come, and then it is exchanged for a Silver
Trader, Nomad Camp, Silver |  | Trader, newest printing: an exchanged Nomad Camp goes back to its pile, and the Silver to the discard pile
Trader, Silver, Embassy | newest | Trader, newest printing: the others still gain their Silver from an Embassy that is then exchanged
Smugglers, Border Village |  | Smugglers may take the cheaper card that the player to the right gained with Border Village
Coppersmith, Copper, Venture | 1e | Coppersmith: a Copper that Venture plays gives two coins
Secret Chamber, Horse Traders | 1e | Secret Chamber and Horse Traders may both be used against one Attack
Fool's Gold, Gold, Watchtower |  | Fool's Gold: the Gold gained onto the deck may be met with Watchtower
Governor, University, Golem |  | Governor on a University: the card gained has a potion in its cost too, such as Golem
Sauna, Silver, Venture |  | Sauna: a Silver that Venture plays lets you trash a card as well
Captain, Sauna, Silver |  | Captain may play a Sauna of the pile, but it is not in play, so no card is trashed for a Silver
Stables, Harem, Fool's Gold |  | Stables: Harem and Fool's Gold are Treasures as well and may be discarded
Jack of All Trades, Fortress |  | Jack of All Trades: a trashed Fortress comes back to the hand
Saboteur, Trader, Silver | 1e | Saboteur: the victim may reveal Trader to gain a Silver instead of the cheaper card
Tribute, Great Hall | 1e | Tribute: a revealed Great Hall gives two Actions and two cards
Throne Room, Enchantress |  | A Throne Room that Enchantress has enchanted gives a card and an Action and plays nothing twice
Enchantress |  | An Action that Enchantress would enchant may be used as a Way instead
Throne Room, Enchantress |  | Throne Room: each play of the card may be a Way or not, and Enchantress is past by then
Capitalism, Conspirator |  | Capitalism: a Conspirator played in the Buy phase counts the Actions of the turn and draws
Capitalism, Conspirator |  | Capitalism: Conspirators played as Treasures are Actions that count for the next one
Citadel, Innovation |  | Citadel and Innovation: the first Action gained, played as the first of the turn, is played twice
Citadel, Innovation |  | Citadel and Innovation: after another Action the card gained is played once
Inheritance, Possession, Estate |  | Inheritance and Possession: in the possessed turn the possessed player’s Estates are Actions
Inheritance, Possession, Estate |  | Inheritance and Possession: Estates of the possessing player’s Inheritance are no Actions in the possessed turn
Trader, Watchtower, Sheepdog, Innovation, Duplicate | newest | Trader, Watchtower, Sheepdog, Innovation and Duplicate all wait for one gain, and their player orders them
Innovation, Watchtower, Trader | newest | A card that Innovation has set aside and played can be neither put on the deck by Watchtower nor exchanged by Trader
Way of the Rat, Horse |  | Way of the Rat on a Horse gains none, for Horses are not in the Supply
Way of the Butterfly, Horse |  | Way of the Butterfly on a Horse returns it, and a card that costs 1 coin more is gained
Way of the Butterfly, Necropolis |  | Way of the Butterfly on a Necropolis, which has no pile, gains nothing
Necromancer |  | Necromancer cannot play a Duration of the trash
Necromancer, Throne Room |  | Necromancer playing a Throne Room of the trash that plays a Duration leaves play as usual
Captain, Overlord, Band of Misfits | newest | Captain, Overlord and Band of Misfits of the newest printing never play each other
Overlord, Band of Misfits | first | Overlord of the first printing may be a Band of Misfits, which is then a cheaper card
Black Market |  | A card of the Black Market that costs debt is bought with debt
Black Market |  | Whoever is in debt buys nothing from the Black Market
Donate | newest | Donate bought in a possessed turn: its player decides for themselves after the turn, and what is trashed is gone
Donate |  | Donate does nothing where the turn in which it was bought ends the game
Mission, Outpost |  | Mission and Outpost in one turn give one extra turn, not two
Seize the Day, Outpost |  | Seize the Day gives a turn beside that of Outpost
Outpost, Mission, Seize the Day, Possession, Fleet |  | Outpost, Mission, Seize the Day, Possession and Fleet: one’s own extra turns, then the possessed one, and where the game ends in it that of Fleet
Fleet |  | Fleet turns come when the game has ended: extra turns of the last turn are not taken
Way of the Chameleon, Throne Room |  | Way of the Chameleon on a Duration that Throne Room plays: this turn the other way round, the next turn as printed
Barge, Throne Room |  | A Barge played twice, once for now and once for the next turn, stays in play with the Throne Room
Barge |  | A Barge played twice, both times for now, is discarded the same turn
Baron, Estate |  | Baron: if you do not discard your Estate, you gain another one
Baron, Estate |  | Baron: with no Estate in hand and none left in the Supply you gain nothing, but still have the Buy
Bridge, Gold |  | After Bridge a Gold can be bought for five coins
Bridge |  | Bridge: no card ever costs less than nothing
Bridge, Ironworks, Duchy |  | After Bridge, Ironworks can gain a Duchy, and you draw a card for it
Throne Room, Bridge |  | Throne Room on Bridge: everything costs two less
Bridge |  | Bridge lowers the costs for its turn only
Courtier, Copper | 2e | Courtier: Copper has one type, so you choose one thing
Courtyard |  | Courtyard: the card you put onto the deck may be one you already had in hand
Diplomat | 2e | Diplomat played from a hand of five leaves six cards, so it gives no Actions
Diplomat, Militia | 2e | Diplomat against Militia: draw two and discard three; then discard down to three for Militia
Diplomat | 2e | Diplomat may be revealed again and again while there are five or more cards in hand
Diplomat | 2e | Diplomat cannot be revealed with only four cards in hand
Diplomat, Moat | 2e | Diplomat draws a Moat, which then stops the Attack
Duke, Duchy |  | Each Duke is worth a point for each Duchy: two Dukes with five Duchies are worth ten
Harem |  | Harem gives two coins when played and is worth two points
Lurker, Copper | 2e | Lurker gains only Action cards from the trash: with just a Copper there, nothing
Mill | 2e | Mill: you may discard two cards for two coins
Mining Village |  | Mining Village can be trashed only when you play it, not later in the turn
Minion, Moat |  | Minion: the others may reveal Moat before you choose
Minion |  | Minion: others with four cards in hand keep them; those with five discard them and draw four
Nobles |  | Nobles can be played for three cards and is still worth two points
Patrol, Curse | 2e | Patrol: you take all revealed Victory cards and Curses into your hand
Replace, Harem, Curse | 2e | Replace: a gained Harem is Treasure and Victory card, so it goes onto the deck and the others gain a Curse
Secret Passage | 2e | Secret Passage: you may put the card under the top two cards of the deck
Shanty Town |  | Shanty Town with no other card in hand draws two cards
Steward |  | Steward: with only one other card in hand you may still choose to trash, and trash just that one
Swindler, Copper, Curse |  | Swindler: for a trashed Copper you may give a Curse, which costs nothing, too
Torturer, Curse |  | Torturer: you may choose the Curse even if none is left; then nothing happens
Torturer |  | Torturer: with one card in hand you may choose to discard, and discard just that one
Wishing Well |  | Wishing Well: if you name the right card, you put it into your hand
Smithy |  | A card from the pile with your +1 Card token draws a card first, before Smithy does what it says
Smithy |  | Your tokens on a pile give you +1 Action, +1 Buy and +1 Coin each time you play one of its cards, here Smithy
Smithy |  | Tokens of other players on the pile of Smithy give you nothing
Throne Room, Village |  | Throne Room plays Village twice, so the tokens on the pile of Village count twice
Band of Misfits, Smithy | first | Band of Misfits as Smithy has the tokens of its own pile and not those of Smithy
Dame Molly |  | Tokens on the pile of the Knights count for every Knight, here Dame Molly
Ruined Village |  | Tokens on the Ruins pile count for every one of the Ruins, here Ruined Village
Smithy |  | Cards from the pile with your −2 cost token cost two coins less in your turns, whoever looks: Smithy costs 2, then 4 again
Chapel |  | No card costs less than nothing for a −2 cost token, and a Chapel no less than that
Smithy |  | Buying Smithy from the pile with your Trashing token, you may trash a card from your hand
Smithy, Workshop |  | The Trashing token is for buying: a Smithy gained with Workshop lets nobody trash
Smithy |  | The −1 Card token takes a card off the next draw, be it of Smithy or of Clean-up, and goes away
Library |  | Library draws until seven cards are in hand and makes the −1 Card token good
Cartographer |  | Cartographer looks at cards and draws none of them for its look, so the −1 Card token takes the card that it draws
Copper, Militia |  | The −1 Coin token takes one coin off the next coins: off the first Copper, or off Militia
Relic, Moat |  | Relic is an Attack though it is no Action: Moat keeps the −1 Card token off
Bridge Troll, Apprentice, Estate |  | Bridge Troll makes cards cheaper everywhere, and in one's own turns only: Apprentice draws one card for an Estate
Bridge Troll |  | Three Bridge Trolls in play make all cards three coins cheaper
Bridge Troll, Throne Room |  | A Bridge Troll played twice with Throne Room is one card in play: two Buys, and cards one coin cheaper
Giant, Ranger |  | It does not matter which card turned the Journey token: Giant turns it face down, then Ranger draws five cards
Throne Room, Ranger |  | Throne Room on Ranger turns the Journey token twice, so five cards are drawn once, whichever side it showed
Giant, Moat |  | Giant can be answered with Moat even when the token turns face down and only a coin comes of it
Potion, Giant, Golem, Curse |  | A card with a Potion in its cost does not cost three to six coins for Giant: Golem is discarded, and a Curse comes
Swamp Hag, Curse |  | Two Swamp Hags give two Curses with every card bought
Swamp Hag, Workshop, Curse |  | Swamp Hag punishes buying only: a card gained with Workshop brings no Curse
Moat, Swamp Hag, Curse |  | Moat must be shown when Swamp Hag is played, and then no Curse comes at the purchase
Throne Room, Swamp Hag, Curse |  | Throne Room on Swamp Hag: two Curses a purchase, six coins at the next turn, and both cards stay in play
Outpost, Swamp Hag |  | After Outpost the extra turn is the next turn of Swamp Hag: three coins, and the others are never affected
Watchtower, Swamp Hag, Curse |  | Watchtower may trash the Curse of Swamp Hag
Haunted Woods |  | Haunted Woods: the hand goes onto the deck in the order that its owner likes, before the bought card is gained
Haunted Woods |  | Haunted Woods in one's own turn touches nobody: its player's hand stays when a card is bought
Amulet |  | Amulet may do the same in both turns or something else
Throne Room, Amulet |  | Throne Room on Amulet: two choices now and two at the next turn
Possession, Amulet, Silver |  | Possession: the Silver of an Amulet in the possessed turn goes to the possessor
Artificer, Tunnel, Gold |  | Artificer: the cards for which a card is gained are discarded first, and Tunnel discarded so brings a Gold
Artificer, Bridge Troll, Silver |  | Artificer with Bridge Troll in play: cards cost one coin less, so two cards discarded bring a Silver
Caravan Guard |  | Caravan Guard played at an Attack gives no Action to use in that turn, and none later
Relic, Caravan Guard |  | Relic and Caravan Guard: the guard draws its card first, then the −1 Card token comes
Caravan Guard |  | A +1 Coin token on the pile of Caravan Guard cancels the −1 Coin token though it is not its player's turn
Caravan Guard, Witch, Curse |  | Caravan Guard does not keep an Attack off: Witch gives its Curse all the same
Conspirator, Caravan Guard |  | Conspirator counts what its player has played this turn, and no Caravan Guard of another
Coin of the Realm |  | Coin of the Realm makes a coin when it is played and none when it is called
Coin of the Realm, Throne Room |  | Coin of the Realm can be called after each of the two plays of Throne Room and after Throne Room itself
Mint, Coin of the Realm |  | Mint counts no Coin of the Realm that was played: it lies on the Tavern mat and not in play
Distant Lands, Gardens |  | Distant Lands counts as one of the cards of Gardens, on the mat or not
Throne Room, Distant Lands |  | Throne Room on Distant Lands puts it onto the mat once
Dungeon, Tunnel, Gold |  | Dungeon: the cards discarded need not be those drawn, and a Tunnel among them brings a Gold
Duplicate, Estate, Messenger |  | Duplicate may be called in another's turn, here for an Estate of Messenger, and is discarded at the end of that turn
Duplicate, Potion, Golem |  | Duplicate cannot copy a card with a Potion in its cost, such as Golem
Trader, Duplicate, Watchtower, Silver | first | Trader, Watchtower and Duplicate at one purchase: Trader's Silver is put onto the deck, and Duplicate brings another Silver
Duplicate, Lost City |  | Duplicate that copies a Lost City lets the others draw twice
Throne Room, Gear |  | Throne Room on Gear: up to four cards are set aside and all of them come back
Gear |  | Gear hides the cards that are set aside from all but their owner
Guide, Ratcatcher |  | Guide can be called together with Ratcatcher in any order: first trash, then a new hand
Guide |  | The −1 Card token takes a card from Guide
Throne Room, Hireling |  | Throne Room on Hireling: two cards more every turn, and Throne Room stays in play for the rest of the game
Procession, Hireling | first | Procession on Hireling, first printing: it is trashed, and the two cards come all the same
Lost City, Artisan | 2e | Lost City: the others draw also when it is gained otherwise than by buying, here with Artisan
Possession, Lost City |  | Possession: a Lost City bought in the possessed turn is gained by the possessor, so the possessed player draws
Magpie, Harem |  | Magpie that reveals a Harem puts it into the hand and gains a Magpie as well
Messenger, Tunnel |  | Messenger puts the deck into the discard pile, which is no discarding: Tunnel does nothing
Messenger, Workshop |  | Messenger gained with Workshop gives nothing: only buying it does
Miser, Copper |  | Miser: Coppers on the mat are not trashed and count as part of the deck
Throne Room, Miser, Copper |  | Throne Room on Miser: first a Copper onto the mat, then a coin for it
Port, Duplicate |  | Port bought with Duplicate on the mat: each of the two Ports may be copied, and no copy brings another
Port, Embargo |  | Port: the second one is gained before the bought one, and Embargo tokens count for the purchase only
Ratcatcher, Hireling |  | Ratcatcher and Hireling wait for the start of a turn together, and their player says in which order
Raze |  | Raze looks and does not draw: the −1 Card token stays on the deck
Raze, Bridge Troll, Estate |  | Raze with Bridge Troll in play looks at one card for an Estate
Throne Room, Raze |  | Throne Room on Raze: trashed by its first play it can still trash a card from the hand with the second
Royal Carriage, Guide |  | Royal Carriage cannot answer a Reserve card that went to the mat, here Guide
Royal Carriage, Smithy |  | Several Royal Carriages play the same Smithy again and again
Royal Carriage, Caravan |  | Royal Carriage that replays a Caravan stays in play with it
Royal Carriage, Smithy, Throne Room |  | Royal Carriage after a Smithy that Throne Room played: the Smithy is played a third time
Royal Carriage, Militia |  | Royal Carriage replays a Militia, and the others may answer it once more
Throne Room, Royal Carriage |  | Throne Room on Royal Carriage: two Actions, and it goes to the mat once
Band of Misfits, Royal Carriage, Smithy |  | Band of Misfits as Smithy is still in play as Smithy when Royal Carriage replays it, first printing
Storyteller, Potion |  | Storyteller does not touch Potions: they are no coins
Storyteller, Militia |  | Storyteller turns the coins of Militia into cards, too
Storyteller |  | The −1 Coin token takes the coin of Storyteller itself, so that nothing is drawn for it
Transmogrify |  | Transmogrify may take a card of the same cost, of less, or the same card again
Potion, Transmogrify |  | A card with a Potion in its cost can become one with a Potion by Transmogrify
Treasure Trove, Gold, Copper |  | Treasure Trove: when the Gold is gone the Copper comes all the same
Watchtower, Treasure Trove, Copper, Gold |  | Watchtower may trash the Copper of Treasure Trove and put its Gold onto the deck
Wine Merchant |  | Two coins left are enough to discard all Wine Merchants from the mat
Wine Merchant |  | Wine Merchant can be discarded from the mat in the turn in which it was played
Page, Watchtower, Treasure Hunter |  | Exchanging a Page is not gaining: Watchtower cannot put the Treasure Hunter onto the deck
Page, Procession |  | A Page that was trashed by Procession is not discarded from play and is not exchanged
Throne Room, Page |  | Throne Room on Page: two cards and two Actions, and it is exchanged once
Possession, Peasant, Soldier |  | In a turn that Possession gives, a Peasant is exchanged by the possessed player, who keeps the Soldier
Treasure Hunter |  | Treasure Hunter counts every card gained in the last turn of the player to the right, bought or not
Warrior |  | Warrior: each player loses all the cards before the next player does
Warrior, Potion, Familiar |  | Warrior trashes what costs three or four coins exactly, and no card with a Potion such as Familiar
Champion, Warrior |  | Champion is no Traveller: Warrior does not count one in play
Champion, Swamp Hag |  | Champion protects from Attacks played after it and not from a Swamp Hag that lies there already
Throne Room, Champion |  | Throne Room on Champion gives an Action for every play from then on, its own second play included, twice as many later
Procession, Champion | first | Procession on Champion, first printing: trashed, it goes on for the rest of the game
Soldier, Disciple |  | Soldier counts Attack cards in play, not plays: Disciple on Soldier gives four coins and no more
Bridge Troll, Soldier |  | A Bridge Troll from the last turn counts for Soldier
Disciple, Fugitive, Village |  | Disciple gains no copy of a card outside the Supply, here Fugitive, and must gain one of Village
Disciple, Caravan |  | Disciple on a Caravan stays in play until the Caravan is discarded
Teacher, Embargo |  | Teacher cannot use a pile with any token of its player, and may use one with tokens of others or an Embargo token
Teacher, Dame Molly |  | Teacher may choose the Knights as an Action pile, and the token counts for all of them, here Dame Molly
Teacher |  | Teacher moves a token that lies on another pile already
Hero, Harem |  | Hero may gain a card that is a Treasure and a Victory card, such as Harem
Caravan Guard, Moat |  | Caravan Guard that draws a Moat: the Moat may still be revealed against the same Attack
Duplicate, Spoils |  | Duplicate called for Spoils brings none, for they are not in the Supply
Giant, Teacher, Masterpiece |  | Giant trashes a Teacher and a Masterpiece: a star or a plus beside the cost changes nothing
Haunted Woods |  | Haunted Woods: buying an Event is not buying a card, and the hand stays
Haunted Woods, Mission |  | Haunted Woods before a turn that Mission gives: the three cards come then, and nobody is ever touched
Moat, Haunted Woods |  | Moat must be shown when Haunted Woods is played, and then the hand stays at every purchase
Throne Room, Haunted Woods |  | Throne Room on Haunted Woods: six cards at the next turn, and both cards stay until then
Disciple, Hireling |  | Disciple on Hireling: two cards more every turn, and Disciple stays in play for the rest of the game
Messenger |  | Messenger bought after an Event is not the first buy of the turn and gives nothing
Messenger |  | Messenger: the others gain their copies in turn order, and who finds none left gets none
Port |  | Port: the pile holds twelve, however many play
Swamp Hag, Curse |  | Swamp Hag: buying an Event brings no Curse
Swamp Hag, Curse |  | Two Swamp Hags of one player and one of the next: the player after both gains three Curses with a card bought
Swamp Hag, Mission, Curse |  | Swamp Hag before a turn that Mission gives: three coins in that turn, and the others never gain a Curse
Disciple, Great Hall |  | Disciple on a Great Hall leaves two Actions: Disciple itself used up one, and its plays use up none
Teacher |  | Teacher cannot use a pile with the token for cheaper cards or the one for trashing of its player
Pathfinding, Teacher |  | Pathfinding may put its token onto a pile that has one of Teacher’s already
Teacher, Inheritance, Estate |  | Teacher may use the pile of the card that Inheritance set aside: the Estate token does not lie on it
Warrior, Masterpiece |  | Warrior trashes a Masterpiece and another Warrior: a plus or a star beside the cost changes nothing
Mission, Amulet |  | Mission: in its turn cards can still be gained, here with Amulet, and Travellers exchanged, but no card bought
Pilgrimage, Ranger |  | Pilgrimage after a Ranger: it does not matter what turned the Journey token
Seaway, Sir Martin |  | Seaway that gains Sir Martin leaves the token on the pile of Knights, though the others cost five
Seaway |  | Seaway cannot move its token to an empty pile: a card must be there to be gained
Travelling Fair |  | Travelling Fair does not work for an exchanged Traveller: exchanging is not gaining
Travelling Fair, Ball |  | Travelling Fair may put a card of Ball onto the deck and leave the other
Ferry |  | Ferry makes cards cheaper in one’s own turns only
Ferry, Emporium |  | Ferry on a split pile counts for all cards of the pile: Emporium costs three
Ferry, City Quarter |  | Ferry takes coins off a cost and no debt: City Quarter costs what it did
Training, Band of Misfits, Village | first | Training: the token on the pile of Band of Misfits counts when they are played as Village, and one on the Villages does not, first printing
Training, Band of Misfits, Village | newest | Training: with Band of Misfits the tokens of both piles count, for the Village of the Supply is played, too, newest printing
Inheritance, Estate | newest | Inheritance, newest printing: an Estate plays the card set aside, and a token on the pile of that card counts
Plan |  | Plan: the token lets a card be trashed when one buys from the pile, and not when one gains from it otherwise
Expedition, Save |  | Expedition and Save: the saved card comes on top of the seven cards of the new hand
Expedition |  | The −1 Card token takes one of the cards of Expedition
Royal Carriage, Throne Room, Caravan |  | Royal Carriage that replays a Throne Room with a Caravan stays in play with both
Giant, Warrior, Engineer |  | Giant and Warrior: a card that costs debt does not cost three or four coins, so an Engineer is only discarded
Duplicate, Engineer |  | Duplicate cannot be called for a card with debt in its cost, here an Engineer
Disciple, Gear |  | Disciple on Gear stays with it, even if only the first play set cards aside
Royal Carriage, Barge |  | Royal Carriage that replays a Barge stays with it, even if its own play was for now
Possession |  | Possession: what the possessed player buys, the other gains
Possession |  | Possession: the one who decides sees the possessed hand and the one drawn at its end, but no later one
Possession, Workshop |  | Possession: a card gained with Workshop goes to the one who decides, too
Possession, Mine |  | Possession: a Treasure from Mine goes not to the hand, but to the discard pile of the other
Possession, Witch |  | Possession: “you” is the possessed player, so Witch curses the other
Possession, Royal Seal |  | Possession and Royal Seal: the possessed player gains nothing, so nothing goes onto the deck
Possession, Watchtower |  | Possession and Watchtower: the one who gains the card may reveal it
Possession, Watchtower |  | Possession and Watchtower: the possessed player cannot reveal it, for the other gains the card
Possession | first | Possession: tokens stay with the possessed player
Possession |  | Possession: a possessed player’s Duration works in that player’s next turn
Possession |  | Possession: the possessed turn is an extra one
Possession |  | Possession with three players: the left neighbour is possessed, then has a normal turn, and so on
Possession |  | Possession played in a possessed turn: then the possessed player decides for the next
Possession, Province |  | Possession: the last Province bought in a possessed turn ends the game
Possession, Masquerade |  | Possession: Masquerade passes, and what it trashes comes back
Possession, Ill-Gotten Gains, Curse |  | Possession and Ill-Gotten Gains: the Curse for the possessed player is gained by the other, too
Possession, Death Cart |  | Possession and Death Cart: who gains the Cart gains the Ruins
Possession, Potion |  | Possession costs a Potion, too
Possession, Trader, Silver | first | Possession: Trader of the possessed player gives the Silver to the one who possesses
Vineyard, Island |  | Vineyard counts Actions that lie on mats, an Island too
Native Village, Possession |  | Native Village and Possession: the one who decides sees the mat of the possessed player
Pirate Ship, Possession | first | Pirate Ship in a turn of Possession: the token stays with the possessed player
Transmute, Harem, Gold |  | Transmute on Harem, a Treasure and a Victory card, gains a Transmute and a Gold
Transmute |  | Transmute with an empty hand gains nothing
Transmute, Fortress, Duchy |  | Transmute on Fortress gains a Duchy, though Fortress comes back into the hand
Transmute, Nobles, Gold |  | Transmute on a Nobles with no Duchies left still gains the Gold
Throne Room, Transmute |  | Throne Room on Transmute trashes two cards and gains for both
Transmute, Possession |  | Transmute in a turn of Possession: the other gains the cards, and the trashed one comes back
Vineyard, Nobles |  | Vineyard counts cards that are Actions and something else, such as Nobles
Vineyard |  | Vineyards are twelve with three players and eight with two
Potion |  | Potion: there are sixteen of them, however many players there are
Potion |  | Potion: its empty pile is one of the three that end the game
Potion |  | Potion gives a potion and no coin; what is left over of it is lost at the end of the turn
Herbalist, Throne Room |  | Herbalist played twice with Throne Room is discarded once and saves one Treasure
Herbalist, Potion, Alchemist |  | Herbalist takes a Potion first, and then no Potion is in play for Alchemist
Herbalist |  | Herbalist: several of them save a Treasure each
Herbalist, Treasury |  | Herbalist and Treasury: both may put a card onto the deck, in the order you like
Apothecary |  | Apothecary draws a card before it reveals four
Apothecary |  | Apothecary: the cards already revealed are not shuffled in when the deck runs out
Scrying Pool |  | Scrying Pool: a card of your own that you discard first is not drawn
Scrying Pool, Nobles |  | Scrying Pool draws Nobles and goes on, for it is an Action, too
Scrying Pool, Moat |  | Scrying Pool against Moat: that deck is left alone, and its player still draws
Scrying Pool |  | Scrying Pool: a player with an empty deck shuffles to reveal a card
University, Island |  | University may gain an Action that is a Victory card, too, such as Island
University, Bridge, Nobles |  | University after Bridge may gain Nobles, which costs five then
University, Possession |  | University in a turn of Possession: the other gains the card
Alchemist, Potion |  | Alchemist: a Potion in play is enough, whether or not anything was bought with it
Alchemist, Potion |  | Alchemist: of several, any number may go onto the deck for one Potion
Alchemist, Potion |  | Alchemist: a Potion in the hand does not count
Familiar, Curse |  | Familiar: the last Curse goes to the left; the card and the Action come in any case
Watchtower, Familiar, Curse |  | Watchtower against Familiar: the Curse may be trashed
Familiar, Possession |  | Familiar in a turn of Possession curses the one who decides
Philosopher's Stone |  | Philosopher's Stone: what it gave does not change when the number of cards does
Philosopher's Stone |  | Philosopher's Stone: of two, each counts for itself
Counterfeit, Philosopher's Stone |  | Counterfeit on Philosopher's Stone: both plays count deck and discard pile
Philosopher's Stone, Haven |  | Philosopher's Stone does not count cards on mats, nor a card kept by Haven
Golem, Throne Room |  | Golem finds a Throne Room: it cannot play the other card twice, for that is not in hand
Golem, Throne Room |  | Golem finds a Throne Room: with an Action in hand that one is played twice
Golem, Chapel, Witch |  | Golem must play both cards, even a Chapel and a Witch
Golem |  | Golem: the revealed cards are not shuffled in when the deck runs out
Golem |  | Golem: the other cards are discarded before the Actions are played
Golem, Fishing Village |  | Golem plays a Fishing Village, which stays in play, while Golem is discarded
Throne Room, Golem |  | Throne Room on Golem finds and plays two Actions twice over
Apprentice, Bridge, Gold |  | Apprentice after Bridge: a Gold costs five and draws five cards
Apprentice, Fortress |  | Apprentice on Fortress draws four cards, and Fortress comes back into the hand
Apprentice, Possession |  | Apprentice on Possession draws eight cards, two of them for the potion
Workshop, Transmute |  | Workshop cannot gain a card with a potion in its cost, not even Transmute
Ironworks, Familiar |  | Ironworks cannot gain a card with a potion in its cost, such as Familiar
Remodel, Golem, Gold, Possession, Province |  | Remodel on Golem may gain a Gold, or a Possession with its potion, but no Province
Remodel, Gold, Familiar |  | Remodel on Gold gains no card with a potion in its cost, such as Familiar
Upgrade, Familiar, Golem |  | Upgrade on Familiar gains a card for four and a potion: a Golem
Swindler, Familiar, Alchemist |  | Swindler on Familiar gives a card of the same cost, potion and all, such as Alchemist
Bridge, Transmute |  | Bridge lowers the coins in a cost, never the potion: Transmute still costs one
Pirate Ship, Possession | newest | Pirate Ship in a turn of Possession, newest printing: the token goes to the one who decides
Potion, Black Market, Golem |  | Potions lie there when only the Black Market deck holds a card with a potion in its cost, such as Golem
Philosopher's Stone |  | After a purchase no Philosopher's Stone can be played, even with a Buy left
Possession |  | Possession: where decks are not counted openly, the one who decides may count what the possessed player may
Artisan | 2e | Artisan: gain a card that costs up to five; coins cannot be added
Artisan | 2e | Artisan: you may put another card onto the deck and keep the gained one in hand
Artisan | 2e | Artisan: with nothing to gain you must still put a card from your hand onto the deck
Bandit, Gold | 2e | Bandit with no Gold left still attacks
Bandit | 2e | Bandit: a player with a single card and nothing to shuffle reveals just that one
Bandit | 2e | Bandit: a player with one card in the deck shuffles the discard pile to reveal a second
Bandit | 2e | Bandit: of two equal Treasures only one is trashed
Moat, Bandit | 2e | Moat against Bandit: none of your cards is revealed
Bureaucrat, Silver |  | Bureaucrat: you gain a Silver onto your deck, and each other player puts a Victory card from the hand onto the deck
Bureaucrat |  | Bureaucrat: a player with several Victory cards chooses which one goes onto the deck
Bureaucrat |  | Bureaucrat: a Victory card put onto an empty deck is its only card; nothing is shuffled
Bureaucrat |  | Bureaucrat: a player with no Victory card in hand reveals the whole hand
Bureaucrat, Silver |  | Bureaucrat with no Silver left still attacks
Bureaucrat, Nobles, Harem |  | Bureaucrat: Nobles and Harem count as Victory cards, too
Curse, Bureaucrat |  | A Curse is no Victory card for Bureaucrat
Moat, Bureaucrat |  | Moat against Bureaucrat: you neither put a card onto the deck nor show your hand
Cellar |  | Cellar: if the deck runs out, the cards just discarded are shuffled in
Cellar |  | Cellar: with no deck left you may draw the very cards you discarded
Cellar |  | Cellar: the others see how many cards you discard, but only the top one itself
Chapel |  | Chapel: you need not trash any card
Chapel |  | Chapel can be played with no other card in hand; it then does nothing
Chapel, Curse |  | Chapel: a trashed Curse is no longer yours and does not count against you
Council Room |  | Council Room: each other player draws a card, wanted or not, shuffling if need be
Council Room, Moat |  | Council Room is no Attack: Moat cannot be revealed against it
Gardens |  | Gardens counts all your cards wherever they lie, itself too
Gardens |  | Gardens among nine cards is worth nothing
Gardens |  | Gardens is only a Victory card and cannot be played
Harbinger | 2e | Harbinger: you draw first, then you may put a card from the discard pile onto the deck
Harbinger | 2e | Harbinger: you need not put a card onto the deck
Harbinger | 2e | Harbinger: if its draw makes you shuffle, no discard pile is left to choose from
Harbinger | 2e | Harbinger: you look through your discard pile; the others see neither it nor the card you put back
Library |  | Library with seven cards in hand draws none
Library |  | Library with eight cards in hand draws none, and you keep all eight
Library |  | Library: if you must shuffle, cards set aside are not shuffled in
Library |  | Library: only Action cards may be set aside
Library |  | Library: if you run out of cards, an Action card set aside is discarded, not drawn
Library, Nobles |  | Library: Nobles is an Action and may be set aside
Library |  | Library: you decide about each Action card before you draw the next card
Merchant, Silver | 2e | Two Merchants: the first Silver gives two coins more, the second none
Throne Room, Merchant, Silver | 2e | Throne Room on Merchant: the first Silver gives two coins more
Merchant, Silver | 2e | Merchant gives no coin if you play no Silver
Merchant, Silver | 2e | Merchant counts for its turn only: a Silver of the next turn gives nothing more
Militia |  | Militia: the others discard down to three cards in hand; who has only three discards nothing
Militia |  | Militia: a player with seven cards in hand discards four
Militia |  | A second Militia in the same turn takes nothing more from a hand of three
Mine, Copper, Silver |  | Mine: a Copper becomes a Silver, which you gain into your hand
Mine, Silver, Gold |  | Mine: a Silver becomes a Gold, which you can spend in the same turn
Mine, Copper, Gold |  | Mine cannot turn a Copper into a Gold, which costs more than three more
Mine |  | Mine without a Treasure in hand does nothing
Mine | 2e | Mine, 2nd edition: you need not trash a Treasure
Mine | 1e | Mine, 1st edition: you must trash a Treasure if you have one
Mine, Harem |  | Mine: Harem is a Treasure, which you may gain as well as trash
Mine |  | Mine trashes the Treasure even if there is nothing to gain
Moat |  | Moat protects only the player who reveals it
Moat |  | A revealed Moat stays in hand, so you can play it in your own turn
Moat |  | Moat is revealed before the Attack does anything
Moat |  | Moat cannot be revealed against your own Attack
Moat |  | You may let the first Attack through and reveal Moat only against the second
Moat |  | Everybody with a Moat may reveal it, one after another in turn order
Moat, Spy | 1e | Moat against Spy: your top card is not revealed
Moat, Thief | 1e | Moat against Thief: you reveal no cards and lose none; the others do
Moneylender, Copper |  | Moneylender: trash one Copper from your hand for three coins
Moneylender, Copper |  | Moneylender without a Copper in hand gives no coins
Moneylender, Copper | 1e | Moneylender, 1st edition: you must trash a Copper if you have one
Throne Room, Moneylender, Copper |  | Throne Room on Moneylender with one Copper gives three coins only: the second play finds none
Poacher | 2e | Poacher: with no empty pile you discard nothing
Poacher | 2e | Poacher: with one empty pile you draw, then discard one card
Poacher | 2e | Poacher: with two empty piles you discard two cards
Poacher | 2e | Poacher: with fewer cards in hand than empty piles you discard the whole hand
Remodel |  | Remodel cannot trash itself, but it can trash another Remodel in hand
Remodel |  | Remodel with no other card in hand gains nothing
Remodel |  | Remodel: gain a card that costs up to two more; coins cannot be added
Remodel |  | Remodel: the gained card may also be cheaper than the trashed one
Remodel | 2e | Remodel: if nothing cheap enough is left, the card is trashed for nothing
Sentry | 2e | Sentry: you may trash both cards
Sentry | 2e | Sentry: you may discard both cards
Sentry | 2e | Sentry: you may trash one card and discard the other
Sentry | 2e | Sentry: you may trash one card and put the other back
Sentry | 2e | Sentry: you may discard one card and put the other back
Sentry | 2e | Sentry: you may put both cards back as they were
Sentry | 2e | Sentry: only you see the cards you look at
Sentry | 2e | Sentry: with one card left in the deck you shuffle the discard pile and still look at two
Throne Room | 2e | Throne Room, 2nd edition: you need not play an Action card with it
Throne Room |  | Throne Room: no other card can be played between the two plays
Throne Room |  | Throne Room: the first play is carried out completely before the second
Throne Room |  | Throne Room uses up one Action only; the two plays need none
Throne Room | 2e | Throne Room on Throne Room, 2nd edition: you need not choose a second Action card
Throne Room, Moat, Witch |  | Throne Room can play Moat or Witch twice: a Reaction or an Attack is an Action card, too
Throne Room |  | Throne Room cannot play a Treasure
Throne Room, Vassal | 2e | Throne Room on Vassal: the first play may play a card before the second
Throne Room, Witch, Curse |  | Throne Room on Witch: each other player gains two Curses
Throne Room, Witch, Curse |  | Throne Room on Witch with three Curses left: each gains one, then the next player the last
Throne Room, Witch, Moat |  | Throne Room on Witch: a Moat for the first play does not cover the second
Throne Room, Council Room |  | Throne Room on Council Room: each other player draws two cards
Vassal | 2e | Vassal plays the Action card without using up an Action
Vassal | 2e | Vassal with an empty deck: you shuffle the discard pile first
Vassal | 2e | Vassal: with no card left to discard you still get two coins
Vassal | 2e | Vassal may play a Vassal, which may play a third one
Village |  | Three Villages leave four Actions
Witch, Curse |  | Witch: the Curses go to the discard piles, in turn order
Workshop |  | Workshop: gain a card that costs up to four; it goes to the discard pile
Adventurer | 1e | Adventurer: you take the first two Treasures; everything else revealed is discarded
Adventurer | 1e | Adventurer: if only one Treasure can be found, you take just that one
Adventurer, Harem | 1e | Adventurer: Harem counts as a Treasure
Chancellor | 1e | Chancellor: you may leave the deck as it is
Chancellor | 1e | Chancellor: you decide about the deck at once, before anything else
Feast | 1e | Feast is trashed when played, and you gain a card that costs up to five
Spy | 1e | Spy: a revealed card that is not discarded goes back on top of its deck
Thief | 1e | Thief: a player with an empty deck shuffles the discard pile to reveal two cards
Thief | 1e | Thief: a player with a single card reveals just that one
Thief | 1e | Thief: if no Treasure is revealed, both cards are discarded
Thief | 1e | Thief: you may gain all of the Treasures trashed by it
Thief | 1e | Thief: Treasures that were already in the trash cannot be gained
Throne Room | 1e | Throne Room on Throne Room, 1st edition: you must choose a second Action card if you have one
Hamlet |  | Hamlet: you may discard for the Buy without discarding for the Action
Hamlet |  | Hamlet: you cannot discard several cards for several Actions
Hamlet |  | Hamlet: the card just drawn may be discarded
Throne Room, Hamlet |  | Throne Room on Hamlet: two cards, and up to four may be discarded
Fortune Teller, Nobles |  | Fortune Teller stops at a card of two types if one is Victory, such as Nobles
Fortune Teller |  | Fortune Teller: who must shuffle does not shuffle in what is revealed
Fortune Teller |  | Fortune Teller: with no other card in the deck the one put back is its only card
Fortune Teller |  | Fortune Teller hits every other player in turn order
Menagerie, Copper, Silver |  | Menagerie: Copper and Silver are different cards, though both are Treasures
Menagerie |  | Menagerie: the whole hand is shown to everybody
Menagerie |  | Menagerie itself does not count: it is in play
Throne Room, Menagerie |  | Throne Room on Menagerie: the hand is looked at anew the second time
Farming Village |  | Farming Village stops at the first card that is an Action or a Treasure; you do not choose which
Farming Village, Diadem |  | Farming Village takes a Diadem, which is a Treasure and a Prize
Farming Village, Harem |  | Farming Village takes a Harem, for it is a Treasure as well as a Victory card
Horse Traders, Followers, Curse |  | Horse Traders against Followers: two set aside, a Curse gained, nothing discarded, and both come back with two cards
Horse Traders |  | Horse Traders that are set aside cannot be shown to a second Attack
Horse Traders, Witch, Curse |  | Horse Traders do not stop the Attack: a Witch still gives a Curse
Horse Traders, Moat |  | Horse Traders and Moat may both be shown to the same Attack
Horse Traders |  | Horse Traders can be played in the turn in which they come back
Horse Traders |  | Horse Traders that are set aside still belong to their player at the end
Horse Traders |  | Horse Traders react only to what others play, not to your own Attack
Throne Room, Horse Traders |  | Throne Room on Horse Traders: six coins, two Buys, and four cards discarded
Remake |  | Remake: the two are done one after the other: first trash and gain, then again
Remake, Watchtower |  | Remake cannot take a card that Watchtower put on the deck
Remake, Fortress |  | Remake that trashes a Fortress gains a card for five, and may trash the Fortress again
Remake, Curse |  | Remake on a Curse: nothing costs one coin, so nothing is gained
Tournament |  | Tournament: the Prize may be any of those left, not only the top one
Tournament |  | Tournament: a Prize that was taken is not there any more
Tournament, Duchy |  | Tournament: when the Duchies are gone you may still choose a Duchy, and gain nothing
Tournament, Duchy |  | Tournament: when the Prizes are gone you may take a Duchy, or nothing
Tournament |  | Tournament: with no deck the Prize is its only card, and then it is drawn
Tournament, Province |  | Tournament: you need not reveal your Province
Tournament |  | Tournament: one of several other players is enough to stop the card and the coin
Tournament, Moat |  | Tournament is no Attack: Moat cannot be revealed
Throne Room, Tournament, Province |  | Throne Room on Tournament: with two Provinces in hand you win two Prizes
Tournament, Trader, Silver |  | Tournament: where Trader makes a Silver of the Prize, the Silver goes to the discard pile and the Prize stays
Tournament |  | The Prizes are not in the Supply: they cannot be bought
Workshop, Tournament |  | Prizes cannot be gained with Workshop, for they are not in the Supply
City, Tournament |  | Prizes that are gone do not count as empty piles, neither for the end of the game nor for City
Masquerade, Tournament |  | Masquerade may pass a Prize on
Tournament |  | A trashed Prize lies in the trash; it does not return to the other Prizes
Swindler, Tournament, Copper, Curse |  | Swindler on a Prize, which costs nothing: a Copper or a Curse takes its place
Thief, Tournament, Diadem | 1e | Thief can steal a Diadem, though it is in no pile of the Supply
Throne Room, Bag of Gold, Gold |  | Throne Room on Bag of Gold: two Golds come onto the deck
Diadem |  | Diadem: Actions count when it is played, whatever is played later
Venture, Diadem |  | Venture that finds a Diadem plays it, unused Actions and all
Counterfeit, Diadem |  | Counterfeit on Diadem: twice two coins and the unused Actions, then it is trashed
Mint, Diadem |  | Mint cannot copy a Diadem, for there is no other
Followers, Estate, Curse |  | Followers: you draw and gain the Estate first, then the others gain Curses in turn order, as far as there are any
Watchtower, Followers, Curse |  | Watchtower against Followers: the Curse may be trashed, but cards are discarded nevertheless
Princess, Remake, Copper, Silver |  | Princess and Remake: a Copper costs nothing and a Silver one, so a Copper becomes a Silver
Throne Room, Princess |  | Throne Room on Princess makes cards no cheaper than one Princess, but gives two Buys
Procession, Princess |  | Procession on Princess: it is trashed, so cards cost no less
Princess, Gold |  | Princess also lowers the cost of what is in hand: a Gold expanded counts four
Trusty Steed |  | Trusty Steed: you do not look at the deck that goes into the discard pile
Throne Room, Trusty Steed |  | Throne Room on Trusty Steed: you choose anew the second time
Young Witch |  | Young Witch: the Bane pile is an eleventh pile of the Supply, and its cards can be bought
Young Witch, Moat |  | Young Witch: Moat as the Bane may be revealed as a Reaction first
Young Witch |  | Young Witch: Reactions come before the cards are drawn and before a Bane is shown
Young Witch, Curse |  | Young Witch hits the others in turn order, which matters when Curses run out
Young Witch |  | Young Witch: an empty Bane pile counts for the end of the game
Young Witch |  | Young Witch: the Bane is an extra pile, so there are eleven kingdom piles
Throne Room, Young Witch, Curse |  | Throne Room on Young Witch: two Curses, unless the Bane is shown each time
Watchtower, Young Witch, Curse |  | Watchtower against Young Witch: the Curse may be trashed
Harvest |  | Harvest: who has too few cards shuffles, and reveals what there is
Throne Room, Harvest |  | Throne Room on Harvest reveals eight cards, and each four are counted apart
Horn of Plenty |  | Horn of Plenty counts Actions in play, and itself
Horn of Plenty |  | Horn of Plenty counts a Duration of the turn before
Horn of Plenty, Feast | 1e | Horn of Plenty does not count what has left play: a Feast that was trashed is no card in play
Horn of Plenty |  | Horn of Plenty is not trashed when a Victory card is bought or gained otherwise
Horn of Plenty, Nobles |  | Horn of Plenty is trashed for Nobles, which are an Action and a Victory card
Horn of Plenty, Watchtower |  | Horn of Plenty is trashed even if Watchtower trashes the Victory card at once
Horn of Plenty, Trader, Silver | first | Horn of Plenty: where Trader makes a Silver of the Victory card, it stays in play
Counterfeit, Horn of Plenty |  | Counterfeit on Horn of Plenty gains two cards, even if it is trashed for the first
Fortress, Horn of Plenty, Scavenger | first | Two Bands of Misfits in play as Fortress and Scavenger: Horn of Plenty counts what they are, and gains a card for three
Horn of Plenty |  | Horn of Plenty cannot gain a card with a potion in its cost
Hunting Party |  | Hunting Party: what counts is the name, and the whole hand is revealed after drawing
Hunting Party |  | Hunting Party: a second one in hand is passed over as well
Hunting Party |  | Hunting Party: if you must shuffle, what is revealed is not shuffled in
Jester |  | Jester: an empty deck is shuffled to have a card to discard
Jester, Nobles, Curse |  | Jester: Nobles are a Victory card, so there is a Curse
Jester |  | Jester: you choose for each of the others anew, in turn order
Jester, Spoils |  | Jester on a Prize or a Spoils: there is no copy in the Supply, so nobody gains one
Jester, Curse |  | Jester on a Curse: it is no Victory card, so a Curse may be gained by either
Jester, Watchtower |  | Jester: the copy that others gain may be answered with Watchtower
Throne Room, Jester |  | Throne Room on Jester: it is done twice
Fairgrounds |  | Fairgrounds: cards in hand, deck, discard pile and set aside all count
Fairgrounds, Curse |  | Fairgrounds: Prizes have names of their own, and so have Curses and Ruins
Fairgrounds |  | Fairgrounds: twelve in a game of three, eight in a game of two
Tournament, Province |  | Tournament: another player reveals a Province
Tournament, Duchy |  | Tournament: a Duchy may be chosen while Prizes remain
Jester |  | Jester: a copy must be in the Supply
Horn of Plenty |  | Horn of Plenty for a Victory card trashes itself
Fairgrounds |  | Fairgrounds: eleven different names are worth four
Diadem |  | Diadem counts the Actions that are unused
Trusty Steed |  | Trusty Steed does its options in the order printed
Remake |  | Remake twice: nothing at that cost, nothing gained
Hamlet |  | Hamlet needs a real discard
Jester, Tunnel, Curse, Gold |  | Jester on a Tunnel: a Curse for the Victory card, and the Tunnel may be revealed for a Gold
Harvest, Tunnel, Gold |  | Harvest: a Tunnel among the four may be revealed for a Gold, for it is discarded
Trusty Steed, Tunnel |  | Trusty Steed puts the deck into the discard pile without discarding it: a Tunnel in it does nothing
Horse Traders, Tunnel, Gold |  | Horse Traders that discard a Tunnel: it may be revealed for a Gold
Young Witch, Secret Chamber | 1e | Young Witch: Secret Chamber as the Bane may be revealed as a Reaction first, and then as the Bane
Ambassador, Tournament |  | Ambassador can return no Prize: it has no pile in the Supply, so it stays in hand
Princess, Peddler |  | Princess and Peddler: in the Buy phase two less for the Princess in play, and two less for it as an Action
Fairgrounds, Island |  | Fairgrounds: cards on the Island mat count
Remake, Familiar |  | Remake with a potion: a Familiar becomes nothing, where no card costs four coins and a potion
Hunting Party |  | Hunting Party: a possessed player reveals his own hand and deck
Fairgrounds |  | Fairgrounds: fourteen different names are worth four, fifteen and nineteen six
Horn of Plenty |  | Horn of Plenty counts only what was played before it: Treasures played first allow a dearer card
Horn of Plenty |  | Horn of Plenty need not be played
Young Witch, Workshop, Horn of Plenty |  | Young Witch: a card of the Bane pile can be gained with Workshop or Horn of Plenty
Jester |  | Jester: where one copy is left, the first player to the left takes it, and the next one's card brings nothing
Jester, Curse |  | Jester: Curses run out in turn order
Princess, Sage, Smithy, Market |  | Princess also lowers the cost of cards in decks: Sage passes over a Smithy and finds a Market
Fortune Teller, Curse |  | Fortune Teller stops at whichever comes first: a Curse may stay above the Victory cards
Farming Village, Curse |  | Farming Village passes over Curses
Band of Misfits |  | Band of Misfits may be played as any Action of the Supply that costs less and is not sold out
Band of Misfits, Caravan |  | Band of Misfits as Caravan stays in play as a Duration does
Band of Misfits, Throne Room |  | Band of Misfits as Throne Room plays an Action card twice
Band of Misfits, Throne Room, Merchant Ship |  | Band of Misfits as Throne Room on Merchant Ship stays in play with it
Band of Misfits, Hermit, Madman | first | Band of Misfits as Hermit is trashed in Clean-up, and you gain a Madman
King's Court, Band of Misfits | first | King's Court on Band of Misfits: you choose once for all three plays
Band of Misfits |  | Band of Misfits may be played as the top card of the Ruins pile
Moat, Band of Misfits, Militia |  | Moat helps against Band of Misfits played as Militia
Band of Misfits, Fortress, Death Cart |  | Band of Misfits in hand is no Fortress: trashed for Death Cart, it stays in the trash
Band of Misfits |  | Band of Misfits with nothing cheaper in the Supply does nothing
Band of Misfits |  | Band of Misfits: each time you play it, you choose anew what it is
Band of Misfits, Feast | 1e first | Band of Misfits as Feast trashes the Band
Death Cart | first | Death Cart: if you trash an Action card from your hand, the Cart stays in play
Death Cart | first | Death Cart: you may trash it instead of an Action card from your hand
Death Cart | first | Death Cart with no Action in hand is trashed
Death Cart, Nobles, Survivors | first | Death Cart: Nobles and Survivors are Action cards that you may trash
Death Cart, Fortress |  | Death Cart: if you trash a Fortress, the Cart stays and the Fortress comes back to your hand
Death Cart |  | Death Cart: when you gain it, you gain the two top cards of the Ruins pile, too
Death Cart |  | Death Cart gained with one Ruins left brings just that one
Death Cart, Masquerade |  | Death Cart passed with Masquerade brings no Ruins
Throne Room, Death Cart | first | Throne Room on Death Cart gives ten coins, though it can be trashed only once
Fortress, Chapel |  | Fortress trashed with Chapel comes back to your hand
Remodel, Fortress |  | Remodel on Fortress: it comes back to your hand, and you gain a card that costs up to six
Swindler, Fortress |  | Swindler: a trashed Fortress goes to its owner’s hand, and another card is given for it
Fortress |  | Fortress gives a card and two Actions when played
Trading Post, Fortress, Silver |  | Trading Post on two Fortresses: both come back, and you gain a Silver all the same
Hermit |  | Hermit may trash a card from the discard pile or the hand, but no Treasure
Hermit, Estate, Harem |  | Hermit can trash an Estate from the hand, but no Treasure, not even Harem
Hermit |  | Hermit: you need not trash a card, but must gain one
Hermit, Madman |  | Hermit in a turn without a buy is trashed in Clean-up, and you gain a Madman
Hermit, Copper |  | Hermit with a buy of even a Copper stays Hermit
Hermit, Madman |  | Hermit with no Madman left is trashed all the same
Hermit |  | Two Hermits become two Madmen
Throne Room, Hermit, Madman |  | Throne Room on Hermit: you gain two cards, but only one Madman
Madman |  | Madman gives two Actions, goes back to its pile, and draws a card for each card in hand
Throne Room, Madman |  | Throne Room on Madman: it goes back to its pile once, so you draw only once
Madman |  | Madman cannot be bought: its pile is not in the Supply
Procession, Smithy |  | Procession on Smithy: you play it twice, trash it and gain an Action that costs five
Procession |  | Procession: you need not play an Action card with it
Procession, Village |  | Procession on Village: the Action that costs exactly one more may be another Procession
Procession, Market |  | Procession on Market: if no Action costs exactly one more, nothing is gained
Procession, Smithy, Duchy, Royal Seal |  | Procession on Smithy: a Duchy or a Royal Seal costs one more, but only an Action may be gained
Procession, Mining Village |  | Procession on Mining Village: even if it trashed itself, you gain a card that costs one more
Procession, Feast | 1e | Procession on Feast: you gain two cards, and an Action that costs five as well
Procession |  | Procession on Procession: you play two Action cards twice each; all three are trashed, and three gained
Procession, Bridge |  | Procession on Bridge: both costs are lowered, so you gain an Action that otherwise costs five
Procession, Wharf | first | Procession on Wharf: it is trashed, but works twice in the next turn
Survivors |  | Survivors: you discard both cards or put both back in any order
Procession, Ruined Village |  | Procession can play a Ruined Village, for Ruins are Action cards
Band of Misfits, Sir Martin |  | Band of Misfits may be played as Sir Martin while he lies on top of the Knights
Band of Misfits, Sir Martin, Dame Anna |  | Band of Misfits cannot be played as Sir Martin while another Knight such as Dame Anna lies on him
Band of Misfits, Procession, Caravan | first | Band of Misfits as Procession on Caravan stays in play until the next turn, though the Caravan is trashed
Band of Misfits, Mercenary |  | Band of Misfits cannot be played as a Mercenary, whose pile is not in the Supply
Beggar, Silver |  | Beggar discarded against an Attack with no Silver left brings nothing
Catacombs |  | Catacombs trashed in another player's turn bring their owner a cheaper card
Counterfeit, Harem |  | Counterfeit may play a Harem twice, for it is a Treasure as well
Cultist |  | Cultist may play a Cultist that was in hand already, and one that it has just drawn
Cultist |  | Cultist: Ruins are taken in turn order, the top one each, until they run out
Feodum, Silver |  | Feodum: with eleven Silvers each is worth three
Feodum, Silver |  | Feodum trashed in another player's turn brings its owner the Silvers
Hunting Grounds |  | Hunting Grounds trashed in another player's turn: their owner chooses what comes for them
Market Square |  | Market Square may be discarded when another player's card trashes one of yours
Mystic, Sir Destry, Sir Martin |  | Mystic: the name must be exactly right: Sir Destry is not Sir Martin
Mystic, Platinum |  | Mystic may name a card that the game does not have, such as a Platinum
Mystic, Madman, Hovel |  | Mystic may name a card outside the Supply: a Madman or a Hovel
Overgrown Estate, Altar |  | Overgrown Estate trashed with Altar: a card is drawn before the other is gained
Pillage, Spoils | first | Pillage: the others discard in turn order, and only then the Spoils come
Pillage, Spoils | newest | Pillage, newest printing: the Spoils come before the others discard
Pillage, Spoils |  | Pillage with no Spoils left still has a card discarded
Procession, Cultist |  | Procession on Cultist: the three cards for the trashed Cultist are drawn before another card is gained
Procession, Vagrant |  | Procession on Vagrant leaves two Actions to use
Vagrant, Hovel, Necropolis |  | Vagrant takes Shelters into the hand, Hovel and Necropolis
Vagrant, Harem, Nobles |  | Vagrant takes Harem and Nobles, which are Victory cards as well
Dame Molly, Engineer |  | Dame Molly, as every Knight, leaves an Engineer alone: debt is no cost from three to six
Rebuild |  | Rebuild may name a card that the game does not have
Count, Cultist, Hunting Grounds |  | Count trashing Cultist and Hunting Grounds: both are trashed first, then it is chosen which of them does its part first
Scavenger |  | Scavenger with the deck put away: the card put on top is the only one of the deck
Scavenger |  | Scavenger: a card of the discard pile must go onto the deck
Hovel |  | Hovel: nothing is gained or drawn for trashing it
Marauder |  | Marauder brings thirty Ruins into a game of four
Squire |  | Squire: any Attack of the Supply may be gained when it is trashed, however dear
Archive |  | Archive: two Archives keep their cards apart, and each gives one
Throne Room, Archive |  | Throne Room on Archive: each play has cards of its own, and one of each comes every turn
Capital, Crown |  | Capital played twice by Crown still brings only 6 debt when it is discarded
Capital |  | Capital: two of them bring 6 debt each
Engineer, Copper |  | Whoever has debt can buy nothing before it is paid off, neither an Engineer nor a Copper
Engineer |  | Engineer: its debt is taken when it is bought and may be paid off at once
City Quarter |  | After paying off debt for City Quarter no more Treasures are played
Engineer |  | Debt for Engineer stays from turn to turn until it is paid off
Black Market |  | Black Market: whoever has debt can buy none of the cards
Black Market |  | Black Market: a card that costs debt is bought without coins, and the debt is taken
Possession | newest | Possession: the debt of what the possessed player buys goes to the possessor in the later printing
Remodel, Engineer |  | Remodel: an Engineer may become a card that costs 2 coins and as much debt, or only coins
Altar |  | Altar: a card with debt in its cost does not cost up to 5 coins
Bridge |  | Bridge makes coins cheaper, never debt
Upgrade, Royal Blacksmith |  | Upgrade: a Royal Blacksmith becomes a card that costs 1 coin and 8 debt, so there is none
Chariot Race, Fortune, Overlord |  | Chariot Race: Fortune costs more than Overlord
Chariot Race, Overlord, Silver |  | Chariot Race: Overlord costs neither more nor less than Silver
Chariot Race |  | Chariot Race: without a card of the left player yours does not cost more
Charm |  | Charm: two Charms may both bring the same card
Charm | first | Charm: its card is gained before the one that was bought
Charm, City Quarter, Overlord, Fortune |  | Charm: the costs must be the same, debt and all: City Quarter for Overlord, but not Fortune
Charm | newest | Charm: in the later printing the next card gained brings the other, however it is gained
City Quarter, Crown |  | City Quarter: Crown is an Action, too, and counts
Crown |  | Crown: a second Crown in the Action phase plays two more Actions twice each
Crown |  | Crown does not use up Actions that are left
Enchantress, Groundskeeper |  | Enchantress: what stands below a line still works, such as Groundskeeper’s points
Enchantress, Throne Room |  | Enchantress: a Throne Room that is enchanted plays nothing
Enchantress, Caravan |  | Enchantress: an enchanted Caravan is discarded in the same turn
Enchantress |  | Enchantress: two of them still give one card and one Action
Enchantress, Conspirator |  | Enchantress: an enchanted Action counts for Conspirator
Enchantress |  | Enchantress: effects of earlier turns come first, and the first Action that is really played is enchanted
Enchantress, Crown |  | Enchantress: a Crown of the Buy phase gives its card and an Action of no use
Enchantress, Outpost |  | Enchantress: only the first Action is enchanted, not that of an Outpost turn after it
Enchantress, Witch |  | Enchantress: an enchanted Witch attacks nobody, but may be reacted to
Engineer |  | Engineer cannot gain another Engineer
Engineer |  | Engineer: the second card may be the same as the first
Throne Room, Engineer |  | Throne Room on Engineer: it can be trashed only once
Farmers' Market |  | Farmers' Market: the points come one by one, are taken at four, and begin anew
Forum, Province |  | Forum: with 13 coins and one Buy one can have a Forum and a Province
Groundskeeper, Crown |  | Groundskeeper: played twice by Crown it is one card in play and gives one point for each Victory card
Groundskeeper, Engineer |  | Groundskeeper: cards gained by Engineer and bought cards both bring points
Legionary, Moat, Gold |  | Legionary: Moat must be revealed before it is known whether a Gold is shown
Overlord, Throne Room | first | Overlord: Throne Room plays it as the same card both times in the first printing
Overlord, Throne Room | newest | Overlord: Throne Room lets him play another card the second time in the later printing
Overlord, Encampment | first | Overlord as Encampment goes back to the pile of the Overlords
Overlord, Encampment | newest | Overlord: an Encampment that he plays in the later printing stays in the Supply
Overlord, Patrician, Emporium |  | Overlord can be only what lies on top of a split pile: Patrician, but not yet Emporium
Overlord, Caravan |  | Overlord as Caravan stays in play for the next turn
Royal Blacksmith, Copper |  | Royal Blacksmith discards the Coppers he draws as well as those in hand
Sacrifice, Harem |  | Sacrifice: for a Harem both 2 coins and 2 points
Sacrifice, Fortress |  | Sacrifice on Fortress: it returns to the hand and still counts as an Action trashed
Wild Hunt, Watchtower, Estate |  | Wild Hunt: if Watchtower trashes the Estate, it was gained, and the points are taken
Encampment, Plunder |  | Encampment goes on top of its pile and covers a Plunder
Throne Room, Encampment |  | Throne Room on Encampment: set aside the first time, it is played a second time all the same
Emporium |  | Emporium counts Durations that stay in play from the turn before
Settlers, Copper |  | Settlers: one may look through the discard pile even without a Copper in it
Bustling Village, Settlers |  | Bustling Village and Settlers lie in one pile, five upon five
Catapult, Moat, Curse |  | Catapult: a Moat protects from both the Curse and the discarding
Catapult, Rocks, Silver |  | Catapult on Rocks: the Silver comes to the hand before the others gain and discard
Rocks, Watchtower, Silver |  | Rocks and Watchtower: the Silver of Rocks may be trashed by itself
Gladiator |  | Gladiator: with no card in hand nothing can be matched, so the coin and the trashing come
Gladiator, Fortune |  | Gladiator trashes from the Supply until Fortune lies on top
Fortune, Crown |  | Fortune doubled by Crown: the coins are doubled only the first time
Humble Castle, King's Castle |  | Humble Castle and King's Castle count themselves
Small Castle |  | Small Castle gains the top Castle, whichever it is
Humble Castle, Crumbling Castle |  | Castles: with two players one of each, cheapest on top: Humble Castle, then Crumbling Castle
Humble Castle |  | Castles: with three players there are twelve, and after one Humble Castle comes another
Haunted Castle |  | Haunted Castle works however it is gained, if it is your turn
Grand Castle, Opulent Castle |  | Grand Castle counts Victory cards in play, too, such as an Opulent Castle
Sprawling Castle, Estate |  | Sprawling Castle: either may be chosen, however many Duchies and Estates are left
Patrician, City Quarter, Fortune |  | Patrician: City Quarter does not cost 5 coins or more, Fortune does
Plunder, Crown |  | Plunder gives a point every time it is played, by Crown twice
Temple, Copper, Estate |  | Temple: two Coppers cannot be trashed together, a Copper and an Estate can
Temple, Graverobber |  | Temple gained from the trash by Graverobber brings the points of its pile, too
Temple |  | Temple: the pile gets its point even if it is empty
Temple, Possession | newest | Temple on Possession: in the later printing the possessor gets the point
Archive |  | Archive: nobody but its player sees the cards that are set aside
Chariot Race |  | Chariot Race: without a card of your own to reveal nothing costs more
Charm, Villa, Rocks, Silver | first | Charm on a Villa: the Rocks come first with their Silver, then Villa brings the Action phase back
Crown, Storyteller |  | Crown played by Storyteller in the Action phase plays an Action twice, and no Treasure
Enchantress, Sacrifice |  | Enchantress on a Sacrifice: a card and an Action, and nothing is trashed
Enchantress, Crown, Villa |  | Enchantress on a Crown of the Buy phase: the Action is of use once a Villa brings the Action phase back
Enchantress, Caravan Guard |  | Enchantress touches the first Action of one’s own turn, and not a Caravan Guard played in another’s turn before it
Emporium, Royal Carriage |  | Emporium counts a Reserve card that was called into play this turn, such as Royal Carriage
Overlord, Throne Room, Caravan |  | Overlord, newest printing, that plays a Throne Room of the Supply on a Caravan stays in play with the Caravan
Overlord |  | Overlord cannot play a card that is not in the Supply, or one of a split pile that is gone
Villa, Arena |  | Villa and Arena: the Buy phase begins twice, and Arena takes an Action each time
Villa |  | Villa: the Buy that playing it gives lets another card be bought in the second Buy phase
Donate, Rocks, Silver |  | Donate: Rocks that are trashed bring their Silver before anything is shuffled
Ritual, Fortune |  | Ritual gives points for coins only: Fortune, for 8 coins and 8 debt, brings eight
Salt the Earth, Crumbling Castle, Silver |  | Salt the Earth on a Crumbling Castle: whoever trashes it gets its point and its Silver
Aqueduct, Humble Castle |  | Aqueduct: a Humble Castle is a Victory card, too, and takes the points that lie there
Basilica, Copper, Silver |  | Basilica looks anew at each purchase: two Coppers with coins left, then a Silver without
Baths, Workshop |  | Baths: a card gained in any way is a gain, here with Workshop, but not one in another player’s turn
Colonnade, Bustling Village, Settlers |  | Colonnade: cards of one pile are no copies of each other: a Bustling Village bought with Settlers in play brings nothing
Defiled Shrine, Farmers' Market, Temple, Wild Hunt |  | Defiled Shrine lays no points on the piles of Farmers' Market, Temple and Wild Hunt
Museum |  | Museum counts cards of one pile that have different names
Obelisk |  | Obelisk: where it marks the Ruins, each of them counts, whatever its name
Tower |  | Tower: a split pile with one half gone is not empty
Tower, Curse |  | Tower: Curses of an empty pile count
Palace, Copper, Silver, Gold |  | Palace: seven Coppers, five Silvers and two Golds are two sets
Keep |  | Keep: with three players each who is tied for the most has the points, and who has none of a Treasure has not
Triumphal Arch, Villa, Wild Hunt |  | Triumphal Arch: seven Villas and four Wild Hunts are twelve points
Tomb, Swindler |  | Tomb: a card that Swindler trashes from one’s deck brings the point to whom it belonged, for Swindler has them trash it
Tax |  | Tax: a card bought takes the debt of its pile, and it can be paid off at once with coins left
Conquest |  | Conquest: twice in a turn with 12 coins and two Buys brings two points and then four
Triumph |  | Triumph counts cards gained otherwise, too, and no Events
Mountain Pass, Province |  | Mountain Pass bids are made in turn from the left of whoever gained the Province, who bids last
Labyrinth |  | Labyrinth looks at one’s own turns: two cards gained in another player’s turn bring nothing
Capital |  | Capital: debt that is left when it is discarded is paid off in the next turn
Band of Misfits, Throne Room, Haven |  | Band of Misfits, newest printing, that play a Throne Room of the Supply on a Haven stay in play with it
Captain, Throne Room, Haven |  | Captain that plays a Throne Room on a Haven is discarded when it would have been: only the Haven stays
Inheritance, Estate, Throne Room, Caravan |  | Inheritance, newest printing: an Estate that plays a Throne Room on a Caravan stays in play with it
Overlord, Throne Room, Caravan | 2e | Overlord of the first printing as a Throne Room on a Caravan stays in play with it
Overlord, Crown |  | Overlord cannot be played in the Buy phase, not even as a Crown
Capital, Possession | newest | Capital in a turn that Possession gives, newest printing: the possessor takes the debt
Enchantress, Royal Carriage |  | Enchantress and Royal Carriage: the enchanted card is replayed as it is printed
Enchantress, Overlord | 2e | Enchantress on an Overlord of the first printing: a card and an Action, and he is no other card
Enchantress, Band of Misfits | 2e | Enchantress on a Band of Misfits of the first printing: they are no other card
Death Cart, Curse |  | A Looter such as Death Cart brings as many Ruins as there are Curses
Possession, Potion |  | Possession, with a potion in its cost, brings a pile of 16 Potions
Hermit |  | Hermit brings a pile of ten Madmen
Copper, Curse, Village |  | Any three empty piles end the game: Copper, Curse and Village, for example
Province | 2e | An empty Province pile ends a game of five players, too
Duchy |  | An empty Duchy pile alone does not end the game
Curse |  | Curses count against you, even below zero
Market, Militia |  | One Action is enough to play Market, another Market and then Militia
Copper, Silver, Market |  | Four Coppers and a Silver buy a Market and leave one coin
Silver |  | Six coins and two Buys get you two Silvers
Copper, Curse |  | Without any coins you can buy a Copper, and even a Curse
Advisor |  | Advisor: with fewer than three cards to reveal one of them is discarded nevertheless
Advisor, Possession |  | Advisor in a turn that Possession gives: the player to the left of the possessed one still chooses what is discarded
Baker |  | Baker: everybody begins the game with a token in the Coffers
Throne Room, Baker |  | Throne Room on Baker: two cards, two Actions and two tokens
Butcher |  | Butcher: the two tokens that it gives can be paid at once
Butcher, Estate, Province |  | Butcher: an Estate and six tokens make a Province
Butcher, Duchy |  | Butcher is in play and cannot trash itself, but another Butcher can be trashed for a Duchy without paying
Butcher |  | Butcher: tokens paid to it are not coins to spend
Candlestick Maker |  | Candlestick Maker, first printing: tokens cannot be spent any more once something was bought
Candlestick Maker |  | Candlestick Maker, first printing: tokens are no money in the Action phase
Candlestick Maker |  | Candlestick Maker, newest printing: tokens may be spent in the Action phase and after a purchase
Doctor |  | Doctor: overpaying by four looks at the top card four times, and a card put back is looked at again
Doctor |  | Doctor: while overpaying, an empty deck is shuffled from the discard pile with the cards just discarded
Doctor |  | Doctor: a card may be named that is not in the Supply of this game
Doctor, Bridge |  | Doctor costs less with Bridge, and what is saved can be overpaid
Herald |  | Herald plays the Action whether one likes it or not, and it uses up no Action
Herald, Caravan |  | Herald that plays a Caravan is discarded itself at the end of the turn
Herald |  | Herald bought for six puts two cards from the discard pile onto the deck, in any order
Herald |  | Herald: overpaid for more cards than lie in the discard pile, all of them go onto the deck
Herald |  | Herald bought without overpaying does not let anybody look through the discard pile
Journeyman |  | Journeyman: the named card is discarded, and a card named that is not in the deck costs nothing
Journeyman |  | Journeyman: if the deck runs out, the discard pile is shuffled without the cards revealed so far
Masterpiece, Silver |  | Masterpiece bought for six comes with three Silvers
Masterpiece, Black Market |  | Masterpiece bought at the Black Market can be overpaid, too
Masterpiece, Watchtower, Silver |  | Masterpiece and Watchtower: each Silver may be put onto the deck
Masterpiece, Talisman |  | Masterpiece and Talisman: a second Masterpiece is gained, and only the bought one is overpaid
Haggler, Masterpiece |  | Haggler and Masterpiece: overpaying and Haggler's cheaper card come in the order that the buyer likes
Possession, Silver, Masterpiece |  | In a turn that Possession gives, the Silvers of an overpaid Masterpiece go to the possessor
Possession, Candlestick Maker | newest | In a turn that Possession gives, newest printing, tokens of Candlestick Maker go to the possessor
Merchant Guild, Throne Room |  | Merchant Guild played twice by Throne Room gives one token for each card bought
Merchant Guild |  | Two Merchant Guilds in play give two tokens for each card bought
Merchant Guild |  | Merchant Guild, first printing: its token cannot be spent in the Buy phase in which it came
Plaza |  | Plaza: the card just drawn may be the Treasure that is discarded
Plaza, Harem |  | Plaza: a Harem is a Treasure and may be discarded
Soothsayer, Curse, Watchtower |  | Soothsayer: who trashes the Curse with Watchtower did gain it and draws a card
Soothsayer, Silver, Trader, Curse | first | Soothsayer, first printing: who takes a Silver by Trader instead of the Curse draws no card
Soothsayer, Curse |  | Soothsayer: Curses go round in turn order, and who gets none draws none
Stonemason |  | Stonemason: both cards may be the same, and they are gained one after the other
Stonemason, Herald |  | Stonemason bought for six can bring two Heralds
Stonemason, Potion |  | Stonemason overpaid with a Potion gains Actions with a Potion in their cost
Stonemason, Potion |  | Stonemason overpaid with a Potion alone gains Actions that cost nothing but a Potion
Stonemason, Great Hall |  | Stonemason: a Great Hall is an Action and can be gained by overpaying
Stonemason, Copper |  | Stonemason: trashing is not optional, and for a Copper nothing is gained
Procession, Stonemason |  | Procession on Stonemason, first printing: the Stonemason is trashed after both plays for an Action that costs three
Band of Misfits, Stonemason |  | Band of Misfits, newest printing, may play a Stonemason of the Supply; nothing is overpaid
Taxman |  | Taxman: the gained Treasure may be cheaper, and it goes onto the deck
Taxman |  | Taxman: players with fewer than five cards in hand neither discard nor reveal
Taxman, Harem, Gold |  | Taxman: a Harem is a Treasure and may be trashed for a Gold
Advisor |  | Advisor: with too few cards the discard pile is shuffled to reveal three
Doctor |  | Doctor: with too few cards the discard pile is shuffled without the cards revealed so far
Herald, Great Hall |  | Herald plays a Great Hall: a card of two types is an Action if one of them is
Herald |  | Herald: once overpaid, a card must be put onto the deck for each coin
Stonemason |  | Stonemason: where only one card is cheaper, that one is gained
Stonemason |  | Stonemason with no other card in hand gains nothing
Taxman |  | Taxman: with an empty deck the gained Treasure is its only card
Merchant Guild |  | Merchant Guild: buying an Event gives no token
Butcher, Estate |  | Butcher cannot pay tokens for debt: no card with debt in its cost is gained for an Estate
Stonemason, Ferry |  | Stonemason bought with Ferry’s token on its pile: it costs nothing, and all coins can be overpaid
Soothsayer, Trader, Curse | newest | Soothsayer, newest printing of Trader: the Curse was gained before it is exchanged, so a card is drawn
Farmland |  | Farmland: when you buy it, trash a card from your hand and gain one that costs exactly two more
Farmland |  | Farmland bought with no card in hand: nothing is trashed, and nothing else gained
Farmland |  | Farmland: if nothing costs exactly two more, the card is trashed for nothing
Farmland |  | Farmland: if you have a card in hand, you must trash one
Farmland |  | Farmland gained without buying does nothing
Farmland |  | Farmland: the card for the trashed one is gained before Farmland itself
Farmland |  | Farmland: another Farmland gained for the trashed card trashes nothing, for it was not bought
Ill-Gotten Gains, Copper |  | Ill-Gotten Gains gives a coin, and the Copper gained into the hand can be played at once
Ill-Gotten Gains, Copper |  | Ill-Gotten Gains: you need not gain the Copper
Ill-Gotten Gains, Curse |  | Ill-Gotten Gains: when you buy it, each other player gains a Curse, in turn order
Ill-Gotten Gains, Moat |  | Ill-Gotten Gains is no Attack: Moat cannot be revealed against it
Ill-Gotten Gains, Remodel, Curse |  | Ill-Gotten Gains gained with Remodel makes the others gain a Curse as well
Ill-Gotten Gains, Copper |  | Ill-Gotten Gains: the Copper may also be gained when all Treasures are played at once
Scheme |  | Scheme may keep another Action card, even one played before it
Scheme |  | Scheme: you need not keep a card
Scheme |  | Scheme cannot keep a Treasure
Scheme, Village |  | Two Schemes may keep a Scheme and a Village
Throne Room, Scheme |  | Throne Room on Scheme: you may keep two Action cards, even these two
Scheme, Caravan |  | Scheme cannot keep a Caravan played this turn: it is not discarded yet
Scheme, Caravan |  | Scheme may keep a Caravan of the turn before, for it is discarded now
Scheme |  | Scheme keeps nothing in a turn in which it was not played
Trader, Silver, Duchy |  | Trader: you gain as many Silvers as the trashed card costs: five for a Duchy
Trader, Copper, Silver |  | Trader: a trashed Copper gives no Silver, a trashed Silver three
Trader, Bridge, Estate, Silver |  | Trader: the current cost counts: after Bridge an Estate gives one Silver
Trader, Possession, Silver |  | Trader: for a Possession you gain six Silvers and nothing for the potion
Trader, Silver |  | Trader: with too few Silvers left you gain those there are
Trader |  | Trader with no other card in hand gains nothing
Trader, Mine, Gold, Silver |  | Trader instead of Mine’s Gold: the Silver goes to the discard pile, not into the hand
Trader, Witch, Silver, Curse |  | Trader against Witch: you may gain a Silver instead of the Curse
Trader, Lurker, Silver | 2e first | Trader with Lurker: instead of the card from the trash you may gain a Silver from the Supply
Trader, Death Cart, Silver | first | Trader instead of a Death Cart: you gain a Silver and no Ruins
Trader, Royal Seal, Silver | first | Trader with Royal Seal in play: the Silver may go onto the deck
Trader, Mountebank, Curse, Copper |  | Trader against Mountebank: it may be revealed for the Curse and not for the Copper
Trader, Torturer, Curse, Silver |  | Trader against Torturer: instead of the Curse in hand you may gain a Silver to the discard pile
Scheme |  | With two Schemes you may keep both of them
Border Village |  | Border Village: the cheaper card comes whether you bought Border Village or gained it another way
Trader, Border Village | first | Trader instead of Border Village: no cheaper card is gained
Border Village, Watchtower |  | Border Village trashed with Watchtower as it is gained still brings a cheaper card
Border Village |  | In a possessed turn Border Village and the cheaper card both go to the one who possesses
Cache, Copper |  | Cache: with one Copper left in the Supply you gain just that one
Cache, Watchtower, Copper |  | Cache: Watchtower may trash each of the two Coppers
Cache, Mine, Copper |  | Cache gained with Mine goes to the hand, its Coppers to the discard pile
Cartographer |  | Cartographer: you draw first, then look at the next four cards
Cartographer |  | Cartographer: the others do not see the cards that you put back
Tunnel, Cartographer, Gold |  | A Tunnel discarded with Cartographer may be revealed for a Gold
Throne Room, Crossroads |  | Throne Room on Crossroads: three Actions the first time, cards both times
Crossroads |  | Crossroads: the revealed cards stay in your hand
Crossroads, Nobles, Harem |  | Crossroads draws for Nobles and Harem, which are Victory cards as well
Crossroads, Vassal | 2e | Crossroads played by Vassal counts: the next one gives no Actions
Develop, Province |  | Develop: a trashed Province brings only a card for seven, if there is one
Develop |  | Develop: the second card gained lies above the first
Highway, Develop, Copper, Estate |  | After Highway, Develop on a Copper gains an Estate, which then costs one
Throne Room, Develop |  | Throne Room on Develop trashes two cards and gains for each
Develop, Trader, Silver |  | Develop: Trader may turn each gain into a Silver, which goes to the discard pile
Duchess |  | Duchess: each player looks at the top card of the own deck in secret and decides alone
Duchy, Duchess |  | A Duchy gained without buying brings a Duchess as well, if you like
Duchy, Duchess |  | A Duchy gained in another player’s turn brings a Duchess if wanted
Trader, Duchess, Duchy, Silver | first | Trader instead of a Duchy: there is no Duchess for the Silver
Throne Room, Duchess |  | Throne Room on Duchess: four coins, and every player looks at a card twice
Embassy, Silver |  | Embassy: too few Silvers are dealt out in turn order, from the left of who gained it
Embassy, Silver, Moat |  | Embassy: the Silver must be taken, and a Moat does not keep it off
Embassy, Remodel, Silver |  | Embassy gained with Remodel gives the others a Silver as well
Embassy, Swindler, Silver |  | Embassy given by Swindler: the one who gains it gives the Silvers, also to the player of Swindler
Embassy, Silver |  | Embassy in a possessed turn: the one who possesses gains it, and the possessed player’s Silver as well
Fool's Gold, Province |  | Fool's Gold may be trashed for a Province however another player gained it
Fool's Gold, Gold |  | Fool's Gold: with an empty deck the Gold becomes its only card, and nothing is shuffled
Trader, Fool's Gold, Province |  | Trader instead of the Province: nobody can trash a Fool's Gold for it
Fool's Gold, Province |  | Two players with Fool's Gold react to the same Province in turn order
Counterfeit, Fool's Gold |  | Counterfeit on Fool's Gold: one coin for the first time, four for the second
Haggler, Nobles, Harem |  | Haggler cannot gain Nobles or Harem, which are Victory cards as well
Throne Room, Haggler |  | Throne Room on Haggler: four coins, but only one card more for each buy
Haggler |  | Three Hagglers in play gain three cards for one bought
Haggler, Trader |  | Haggler: the cheaper card is gained even if Trader takes the place of what was bought
Haggler, Farmland |  | Haggler and Farmland: you choose which of the two comes first when you buy Farmland
Highway |  | Three Highways in play lower the costs by three, but not below nothing
Highway, Remodel, Gold, Province |  | Highway lowers the cost of cards everywhere: Remodel on a Gold still gains a Province
Highway, Bridge |  | Highway and Bridge add up
Procession, Highway |  | Procession on Highway: once it is trashed, cards cost the same as before
Inn |  | Inn: the chosen Action cards are revealed, the rest of the discard pile stays
Inn, Remodel |  | Inn gained with Remodel shuffles Action cards into the deck as well
Inn, Nobles |  | Inn: Nobles may be shuffled in, for they are an Action card as well
Inn, Royal Seal |  | Inn put onto the deck with Royal Seal first does not lie in the discard pile and is not shuffled in
Inn |  | Inn gained in another player’s turn lets you shuffle Action cards into your deck
Jack of All Trades, Silver |  | Jack of All Trades: the Silver is gained first, so it is shuffled in if the deck is empty
Jack of All Trades |  | Jack of All Trades: a top card that you put back may be drawn at once
Jack of All Trades, Tunnel, Gold |  | Jack of All Trades: a Tunnel discarded from the deck may bring a Gold
Throne Room, Jack of All Trades, Silver |  | Throne Room on Jack of All Trades: two Silvers, two looks, and up to two cards trashed
Mandarin |  | Mandarin: all Treasures in play go onto the deck, none can be left out, and nobody is shown their order
Mandarin |  | In a possessed turn a Mandarin puts none of the possessed player’s Treasures onto the deck: somebody else gained it
Throne Room, Mandarin |  | Throne Room on Mandarin: six coins, and two cards are put back one after the other
Margrave |  | Margrave: the others must draw, and whoever then has three cards or fewer discards none
Throne Room, Margrave |  | Throne Room on Margrave: the others draw and discard twice
Tunnel, Margrave, Gold |  | A Tunnel discarded to Margrave in another player’s turn may bring a Gold
Noble Brigand |  | Noble Brigand gained without buying robs nobody
Noble Brigand, Silver, Gold, Platinum |  | Noble Brigand trashes no other Treasures than Silver and Gold: a Platinum is discarded
Noble Brigand, Copper |  | Noble Brigand: one Treasure revealed is enough to gain no Copper
Noble Brigand, Gold, Watchtower |  | Noble Brigand: the Gold taken may be put onto the deck with Watchtower
Throne Room, Noble Brigand |  | Throne Room on Noble Brigand robs everybody twice
Noble Brigand, Silver, Trader |  | Noble Brigand replaced by a Silver with Trader as it is bought has robbed all the same
Nomad Camp |  | Nomad Camp: on an empty deck it becomes its only card, and nothing is shuffled
Nomad Camp, Watchtower |  | Nomad Camp may be trashed with Watchtower as it is gained
Nomad Camp |  | Nomad Camp bought in a possessed turn lies on the deck of the one who possesses
Oasis |  | Oasis: you draw first, and may discard the card just drawn
Oasis |  | Oasis: even if no card could be drawn, one is discarded
Tunnel, Oasis, Gold |  | A Tunnel discarded with Oasis may be revealed for a Gold
Oracle |  | Oracle: the cards that you put back are the ones that you draw
Oracle |  | Oracle: you choose whether another player discards, but the owner orders the cards put back
Oracle |  | Oracle: both cards are discarded or both put back, never one of each
Tunnel, Oracle, Gold |  | A Tunnel that Oracle has discarded may bring its owner a Gold
Silk Road |  | Silk Road with eleven Victory cards is worth two points
Silk Road, Nobles, Harem |  | Silk Road counts itself, and Nobles and Harem as Victory cards
Silk Road |  | There are eight Silk Roads for two players and twelve for more
Silk Road, Curse |  | Silk Road does not count Curses
Spice Merchant |  | Spice Merchant: you need not trash a Treasure, but then get nothing
Throne Room, Spice Merchant |  | Throne Room on Spice Merchant: a Treasure for each, and another choice each time
Market Square, Spice Merchant |  | Market Square may be discarded for the Treasure that Spice Merchant trashes
Stables |  | Stables: you discard before you draw, so the discarded Treasure may be shuffled in and drawn
Stables |  | Stables: you need not discard a Treasure, but then draw nothing
Throne Room, Stables |  | Throne Room on Stables: each time a Treasure may be discarded for three cards and an Action
Tunnel, Chancellor, Gold | 1e | Tunnel: putting the deck into the discard pile with Chancellor is no discarding, so there is no Gold
Tunnel |  | Tunnel need not be revealed, even where it was revealed already
Tunnel, Gold |  | Tunnel: with no Gold left in the Supply you gain none
Tunnel, Cellar, Gold |  | Two Tunnels discarded together with Cellar may bring a Gold each
Trader, Tunnel, Gold, Silver |  | Trader may be revealed for the Gold of a Tunnel, to gain a Silver instead
Tunnel, Masquerade, Gold |  | Tunnel given by Masquerade is passed, not discarded, and brings no Gold
Gold, Tunnel |  | In a possessed turn the Gold of a discarded Tunnel goes to the one who possesses
Duchess, Black Market, Duchy |  | Duchess that lies in the Black Market deck only does not come with a Duchy
Mandarin, Horn of Plenty |  | Mandarin gained with Horn of Plenty puts the Treasures in play onto the deck, Horn of Plenty among them
Tunnel, Gold |  | In a possessed turn a trashed Tunnel is put back at the end, which is no discarding: there is no Gold
Tunnel, Farming Village, Gold |  | A Tunnel that Farming Village passes over is discarded and may be revealed for a Gold
Noble Brigand, Secret Chamber |  | Noble Brigand that is played may be answered with Secret Chamber
Noble Brigand, Secret Chamber |  | Noble Brigand that is bought cannot be answered with Secret Chamber
Highway, Sage, Silver |  | Highway also lowers the cost of cards in decks: Sage passes over a Silver
Trader, Highway, Estate, Silver |  | Trader after Highway: a trashed Estate brings one Silver
Inn |  | Inn: two cards are discarded even if none could be drawn
Inn |  | Inn shuffles no Treasures and no Victory cards into the deck: only Actions are offered
Scheme |  | Scheme may keep an Action that was played after it
Oracle |  | Oracle: nobody else sees in which order another player puts the cards back
Baron, Estate |  | Baron: if you discard an Estate, you get four coins and gain none
Baron, Estate |  | Baron: with no Estate in hand you gain one
Baron, Estate |  | Baron: you may keep your Estate even if there is none left to gain
Baron, Estate |  | Baron: only one Estate can be discarded
Bridge, Upgrade, Copper, Estate |  | After Bridge, Upgrade can turn a Copper into an Estate, which now costs one
Bridge, Remodel, Estate, Duchy |  | Bridge lowers the cost of cards in hand, too: Remodel cannot turn an Estate into a Duchy
Bridge, Copper, Remodel, Silver |  | After two Bridges a Copper still costs nothing, so Remodel can turn it into a Silver
Bridge, Workshop, Duchy, Gold |  | After Bridge, Workshop can gain a Duchy, but no Gold
Bridge, Estate, Swindler, Copper |  | After two Bridges an Estate costs nothing, so Swindler may give one for a Copper
Conspirator |  | Conspirator as the third Action of the turn also gives a card and an Action
Conspirator |  | Conspirator as the second Action of the turn gives two coins only
Throne Room, Conspirator |  | Throne Room on Conspirator: the second play is the third Action, so it also gives a card and an Action
King's Court, Conspirator |  | King's Court on Conspirator: the second and the third play also give a card and an Action
Conspirator, Mining Village |  | Conspirator counts Actions played, not those in play: a trashed Mining Village counts
Courtier, Mill | 2e | Courtier: Mill is Action and Victory card, so you choose two different things
Courtier, Gold | 2e | Courtier: the Gold goes to your discard pile
Courtier | 2e | Courtier: the same thing cannot be chosen twice
Courtier | 2e | Courtier with no other card in hand gives nothing
Courtier, Curse | 2e | Courtier: Curse has one type, so you choose one thing
Courtier, Witch | 2e | Courtier: Witch is an Action - Attack, so you choose two things
Courtier, Moat | 2e | Courtier: Moat is an Action - Reaction, so you choose two things
Courtier, Wharf | 2e | Courtier: Wharf is an Action - Duration, so you choose two things
Courtier, Gold | 2e | Courtier: you may choose the Gold even if none is left, and then gain nothing
Throne Room, Courtier | 2e | Throne Room on Courtier: you choose anew each time, and may choose the same again
Courtyard |  | Courtyard: the card you put onto the deck may be one just drawn; the others do not see it
Courtyard |  | Courtyard with no card to draw and none in hand does nothing
Courtyard |  | Courtyard: you must put a card from your hand onto the deck
Diplomat | 2e | Diplomat played from a hand of four leaves five cards, so it gives two Actions
Diplomat | 2e | Diplomat played from a hand of five with only one card to draw leaves five, so it gives two Actions
Diplomat | 2e | Diplomat itself may be among the three cards you discard
Diplomat | 2e | Diplomat need not be revealed against an Attack
Moat, Diplomat | 2e | Moat and Diplomat may both be revealed against the same Attack
Moat, Diplomat | 2e | Moat discarded by Diplomat after it was revealed still protects
Diplomat | 2e | Two Diplomats: after the first only four cards are in hand, so the second cannot be revealed
Diplomat | 2e | Diplomat cannot be revealed against your own Attack
Diplomat | 2e | Diplomat: even with no cards to draw you discard three
Diplomat, Minion | 2e | Diplomat against Minion: it leaves you four cards, so you need not discard them
Duke, Duchy |  | Duke without a Duchy is worth nothing
Duke |  | Duke: Duchies count wherever they lie
Harem, Bureaucrat, Mine |  | Harem is a Victory card for Bureaucrat and a Treasure for Mine
Ironworks |  | Ironworks: for gaining an Action card you get an Action
Ironworks |  | Ironworks: for gaining a Treasure you get a coin
Ironworks |  | Ironworks: for gaining a Victory card you draw a card
Ironworks, Mill | 2e | Ironworks: for gaining a Mill, Action and Victory card, you get an Action and draw a card
Ironworks, Curse |  | Ironworks: for gaining a Curse you get nothing
Ironworks |  | Ironworks: with an empty deck the card you draw can be the one just gained
Ironworks, Duchy, Nobles |  | Ironworks cannot gain a card that costs more than four, such as Duchy or Nobles
Lurker, Nobles | 2e | Lurker can trash Nobles from the Supply, for it is an Action card, too
Lurker, Nobles | 2e | Lurker can gain Nobles from the trash
Lurker | 2e | Lurker: you choose which of the Action cards in the trash you gain
Lurker | 2e | Lurker cannot trash a Treasure or a plain Victory card from the Supply
Lurker | 2e | Two Lurkers: the first trashes a card from the Supply, the second gains it
Lurker | 2e | Lurker may gain from the trash what another player trashed
Lurker | 2e | A pile emptied by Lurker counts for the end of the game
Masquerade |  | Masquerade: first all choose a card, then all pass it to the left at once
Masquerade |  | Masquerade: you need not trash a card
Masquerade |  | Masquerade: a card just received cannot be passed on
Masquerade, Moat |  | Masquerade is no Attack: Moat cannot be revealed against it
Masquerade | 2e | Masquerade, 2nd edition: a player with no cards in hand is passed over
Masquerade | 1e | Masquerade, 1st edition: a player with no cards in hand passes none, but receives one
Masquerade | 2e | Masquerade, 2nd edition: if only one player has cards in hand, none is passed
Masquerade | 2e | Masquerade, 2nd edition: if you have no cards in hand, the others pass around you
Masquerade, Trader, Watchtower |  | Masquerade: a passed card is not gained, so Trader and Watchtower cannot be revealed
Masquerade |  | Masquerade: only the two players involved see the passed card
Masquerade |  | Masquerade: the card you trash may be the one you received
Mill | 2e | Mill: with only one card in hand you may discard it, but get no coins
Mill | 2e | Mill: you need not discard any cards
Mill | 2e | Mill: you discard exactly two cards, not one, if you have them
Mill | 2e | Each Mill is worth one point
Mining Village |  | Mining Village: you get a card and two Actions, then choose whether to trash it
Throne Room, Mining Village |  | Throne Room on Mining Village: you may wait with trashing it until the second play
King's Court, Mining Village |  | King's Court on Mining Village: it can be trashed only once, for two coins
Minion |  | Minion: if you choose two coins, nobody discards anything
Minion |  | Minion: if you choose to discard, you draw four cards, and so do others with five cards in hand
Minion, Moat |  | Minion: who reveals Moat neither discards nor draws
Minion |  | Minion: if you must shuffle, you may draw the discarded hand again
Patrol | 2e | Patrol: you draw three cards, then reveal four; what you do not take goes back in any order
Patrol, Curse | 2e | Patrol: everybody sees the revealed cards, and you must take the Victory cards and Curses
Patrol, Mill, Harem, Nobles | 2e | Patrol: Mill, Harem and Nobles count as Victory cards
Patrol | 2e | Patrol: with fewer than four cards left you reveal what there is
Pawn |  | Pawn: you choose two different things
Pawn |  | Pawn: you choose both things before either is done
Pawn |  | Pawn: you may choose a Buy and a coin
Replace, Curse | 2e | Replace: a gained Action card goes onto the deck, and nobody gains a Curse
Replace, Curse | 2e | Replace: a gained Victory card goes to the discard pile, and each other player gains a Curse
Replace, Mill, Nobles, Curse | 2e | Replace: Mill and Nobles go onto the deck, and the others gain a Curse each time
Replace, Curse | 2e | Replace: a gained Curse goes to the discard pile, and nobody else gains one
Replace, Moat, Curse | 2e | Replace is an Attack: Moat keeps the Curse away
Replace | 2e | Replace with no other card in hand does nothing
Replace | 2e | Replace: gain a card that costs up to two more than the trashed one
Secret Passage | 2e | Secret Passage: you may put the card on top of the deck
Secret Passage | 2e | Secret Passage: you may put the card right under the top card of the deck
Secret Passage | 2e | Secret Passage: you may put the card at the bottom of the deck
Secret Passage | 2e | Secret Passage: in a deck of three, under three cards means at the bottom
Secret Passage | 2e | Secret Passage: the card cannot go deeper than the bottom of the deck
Secret Passage | 2e | Secret Passage: put into an empty deck, the card is the only one there; nothing is shuffled
Secret Passage | 2e | Secret Passage: the player may put a card just drawn, and the others do not see which card it is
Shanty Town |  | Shanty Town with an Action card in hand draws nothing
Shanty Town |  | Shanty Town without an Action card in hand draws two cards
Steward |  | Steward: if you choose to trash, you must trash two cards if you have them
Swindler, Curse |  | Swindler works in turn order: with one Curse left, only the first player can get it
Swindler |  | Swindler: you may give a copy of the trashed card
Swindler |  | Swindler: if nothing in the Supply costs the same, the player gains nothing
Swindler, Possession, Gold |  | Swindler cannot give a Possession for a Gold: a potion in the cost is a difference
Swindler |  | Swindler: a player with an empty deck shuffles first; one with no cards at all loses nothing
Moat, Swindler |  | Moat against Swindler: your top card is not trashed
Swindler, Watchtower |  | Swindler: Watchtower may be revealed for the card you are given
Torturer, Curse |  | Torturer: if you choose the Curse, you gain it into your hand
Torturer |  | Torturer: if you choose to discard, you choose the two cards yourself
Torturer |  | Torturer: you may choose to discard with no card in hand; then nothing happens
Torturer |  | Torturer: each player chooses and carries it out before the next one chooses
Throne Room, Torturer, Curse |  | Throne Room on Torturer: the Curse gained first can be discarded the second time
Trading Post, Silver |  | Trading Post: you trash two cards and gain a Silver into your hand
Trading Post, Silver |  | Trading Post with only one other card in hand: you trash it, but gain no Silver
Trading Post |  | Trading Post: you must trash two cards if you have them
Trading Post, Silver |  | Trading Post with no Silver left: the two cards are trashed for nothing
Trading Post |  | Trading Post with no other card in hand trashes and gains nothing
Upgrade |  | Upgrade: you draw, then trash a card and gain one that costs exactly one more
Upgrade, Copper |  | Upgrade: if nothing costs exactly one, a Copper is trashed for nothing
Upgrade |  | Upgrade: if no card costs exactly one more, a cheaper one cannot be gained instead
Upgrade |  | Upgrade: you must trash a card from your hand
Upgrade |  | Upgrade with no other card trashes and gains nothing; you still have an Action
Wishing Well |  | Wishing Well: if you name the wrong card, the revealed one stays on the deck
Wishing Well |  | Wishing Well: with no card left to reveal you get none, whatever you name
Wishing Well |  | Wishing Well: if the deck is empty after drawing, you shuffle the discard pile to reveal a card
Torturer, Lurker, Minion | 2e | You may choose what cannot be done: with Torturer, Lurker and Minion alike
Nobles, Harem |  | A card of two types is both: Nobles is played as an Action, Harem as a Treasure, and both are worth points
Bridge, Torturer, Mining Village |  | After two Bridges nine coins and three Buys get two Torturers and a Mining Village, and one coin is left
Fortress, Lurker | 2e | Fortress trashed from the Supply with Lurker goes to the hand
Secret Chamber | 1e | Secret Chamber: the two cards put back need not be those just drawn
Secret Chamber, Moat | 1e | After Secret Chamber a Moat, even one just drawn, may still be revealed against the same Attack
Secret Chamber | 1e | Secret Chamber may be revealed even if the Attack does nothing to you
Secret Chamber | 1e | Secret Chamber played in your own turn draws nothing: you discard cards for a coin each
Tunnel, Secret Chamber, Gold | 1e | A Tunnel discarded for Secret Chamber gives its coin and may bring a Gold
Great Hall, Bureaucrat | 1e | Great Hall is a Victory card as well: Bureaucrat can make you put it onto your deck
Great Hall | 1e | There are twelve Great Halls with three or more players, eight with two
Ironworks, Great Hall | 1e | Ironworks on Great Hall gives an Action and a card, for it is both
Silk Road, Great Hall, Crossroads | 1e | Silk Road and Crossroads count a Great Hall as a Victory card
Throne Room, Coppersmith, Copper | 1e | Throne Room on Coppersmith: each Copper gives three coins this turn
Counterfeit, Coppersmith, Copper | 1e | Counterfeit on a Copper after Coppersmith: two coins each time
Coppersmith, Copper, Ill-Gotten Gains | 1e | Coppersmith: a Copper gained with Ill-Gotten Gains and played gives two coins
Scout, Curse, Nobles, Harem | 1e | Scout: a Curse is no Victory card, Nobles and Harem are
Scout | 1e | Scout: if you must shuffle, the cards already revealed are not shuffled in
Scout | 1e | Scout: nobody sees the order in which you put the cards back
Throne Room, Scout | 1e | Throne Room on Scout: the second time you see what you put back and what lay below
Saboteur | 1e | Saboteur: for a trashed card that cost five you may gain one for up to three
Saboteur | 1e | Saboteur: whoever has no card for three or more discards all of them and loses nothing
Saboteur, Bridge, Silver | 1e | Saboteur after Bridge: a Silver then costs two and is passed over
Saboteur, Fortress | 1e | Saboteur on a Fortress: it comes back to the hand, and a card for up to two may be gained
Tribute, Copper, Harem | 1e | Tribute: Copper and Harem give four coins and two cards
Tribute, Silver | 1e | Tribute: two Silvers count as one and give two coins
Tribute | 1e | Tribute: if the player to the left must shuffle, the card already revealed is not shuffled in
Tribute, Tunnel, Gold | 1e | Tribute: a Tunnel discarded by the player to the left may bring that player a Gold
Tribute, Moat | 1e | Tribute is no Attack: Moat cannot be revealed against it
Masquerade, Secret Chamber | 1e | Masquerade is no Attack: Secret Chamber cannot be revealed against it
Bridge, Upgrade, Copper, Pawn |  | After Bridge, Upgrade can turn a Copper into a Pawn, which now costs one
Secret Chamber, Minion | 1e | Secret Chamber may be revealed against Minion even by a player with fewer than five cards in hand
Lurker, Rats | 2e | Lurker that trashes Rats from the Supply: what happens when they are trashed happens, so a card is drawn
Market Square, Lurker | 2e | Market Square cannot be revealed for a card that Lurker trashes from the Supply, for it is nobody’s card
Secret Passage | 2e | Secret Passage: what everybody knew of the deck stays known when a card is put into it
Academy |  | Academy gives a Villager for an Action gained otherwise than by buying, too
Alliance, Menagerie |  | Alliance: the six cards are gained in the order listed
Annex, Duchy |  | Annex may be bought when no Duchy is left, and the rest is done all the same
Ball |  | Ball: its token does not touch the coins that are there already
Banquet, Copper |  | Banquet may be bought when no Copper is left, and still brings its card
Bargain, Menagerie, Horse |  | Bargain: the others gain their Horses in turn order
Basilica |  | Basilica: buying an Event does not count
Bonfire |  | Bonfire: what the trashed Treasures made can still be spent
Borrow |  | Borrow: the new hand has one card fewer
Canal |  | Canal: Events cost what they cost, for they are no cards
Capitalism, Bandit, Festival | 2e | Capitalism counts for cards everywhere: Bandit can trash another player’s Festival
Capitalism |  | Capitalism: in the Action phase such cards are Actions as before
Capitalism |  | Capitalism: playing all Treasures at once leaves Actions in the hand
Capitalism, Conspirator |  | Capitalism: a Conspirator is a Treasure, too, for it may give coins
Citadel, Throne Room |  | Citadel: a Throne Room played first is played again, too
Commerce, Menagerie, Gold |  | Commerce bought again counts the Golds as a further name
Conquest, Silver |  | Conquest bought twice counts the first two Silvers again
Crop Rotation |  | Crop Rotation: the discarded card is shuffled in where drawing needs it
Defiled Shrine |  | Defiled Shrine: the Ruins have points as well
Delay, Menagerie |  | Delay: playing the card at the next turn uses up no Action
Desperation, Menagerie, Curse |  | Desperation: without a Curse left there is neither Buy nor coins
Dominate, Trader, Silver, Province | first | Dominate: where Trader makes a Silver of the Province, there are no points
Enhance, Menagerie |  | Enhance: whoever has trashed a card must gain one
Expedition, Outpost |  | Expedition and Outpost: the new hand has five cards
Ferry |  | Ferry may choose an empty pile, too
Fleet, Outpost |  | Fleet: a turn of Outpost comes between, but not after the last turn of Fleet
Gamble, Menagerie |  | Gamble: a Treasure that is not played is discarded as well
Inheritance |  | Inheritance: the card set aside was not gained, but is one’s own at the end
Inheritance, Estate |  | Inheritance: Estates are still worth a point
Inheritance, Throne Room, Estate |  | Inheritance: a Throne Room can play an Estate twice
Innovation |  | Innovation: cards that are no Actions and were gained before do not matter
Lost Arts |  | Lost Arts may choose an empty pile, too
March, Menagerie |  | March: no Action is spent for the card
Mission |  | Mission: Events can be bought in its turn, and cards gained with them
Mission |  | Mission bought in the turn of a Mission gives no third turn
Pathfinding |  | Pathfinding may choose an empty pile, too
Pilgrimage |  | Pilgrimage can be bought once a turn
Pilgrimage |  | Pilgrimage: of a card that the Supply has not no copy is gained
Plan |  | Plan may choose an empty pile, too
Populate, Menagerie |  | Populate takes the top card of a mixed pile
Quest, Gold |  | Quest: six cards are discarded for one Gold
Raid, Moat |  | Raid: buying it is no play of an Attack, and Moat does not help against it
Reap, Menagerie, Gold, Watchtower |  | Reap: a Gold that Watchtower puts elsewhere is not set aside
Ritual, Potion |  | Ritual: a Potion in the cost of the trashed card brings no point
Road Network |  | Road Network also counts a Victory card that another gains otherwise than by buying, in one’s own turn, too
Save |  | Save: the others do not see which card is set aside
Scouting Party |  | Scouting Party: the −1 Card token has no effect on it and stays
Seaway |  | Seaway: it only matters what the card costs when it is gained
Seize the Day, Menagerie |  | Seize the Day: its extra turn does not count where a tie is broken
Sewers | 2e | Sewers also work where a card of the Supply is trashed
Summon, Watchtower |  | Summon loses track of a card that Watchtower puts onto the deck
Summon, Nomad Camp |  | Summon finds a Nomad Camp on the deck and sets it aside
Tomb, Salt the Earth |  | Tomb counts a card of the Supply as well, with Salt the Earth
Training |  | Training may choose an empty pile, too
Travelling Fair |  | Travelling Fair works for cards gained otherwise, too, each of them apart
Travelling Fair |  | Travelling Fair bought twice still moves a card once
Triumph |  | Triumph does not count Events that were bought
Way of the Butterfly, Menagerie |  | Way of the Butterfly: a card without a pile cannot go back and gains nothing
Way of the Butterfly, Menagerie |  | Way of the Butterfly: a card from outside the Supply can go back; what is gained comes from the Supply
Way of the Chameleon, Menagerie |  | Way of the Chameleon: of a Duration only what it gives this turn is exchanged
Way of the Chameleon, Menagerie |  | Way of the Chameleon: a card that is played by the card does what it does
Way of the Goat, Menagerie, Throne Room |  | Way of the Goat: where Throne Room plays a card twice, each play may be the Way or not
Way of the Horse, Menagerie |  | Way of the Horse: a card from outside the Supply goes back to its pile, too
Way of the Mole, Menagerie, Throne Room |  | Way of the Mole: where Throne Room plays a card twice, each play may be the Way or not
Way of the Monkey, Menagerie, Throne Room |  | Way of the Monkey: where Throne Room plays a card twice, each play may be the Way or not
Way of the Mouse, Menagerie, Embargo | first | Way of the Mouse: the card set aside cannot move itself, so that Embargo stays and lays its token
Way of the Mule, Menagerie, Throne Room |  | Way of the Mule: where Throne Room plays a card twice, each play may be the Way or not
Way of the Otter, Menagerie, Throne Room |  | Way of the Otter: where Throne Room plays a card twice, each play may be the Way or not
Way of the Owl, Menagerie, Throne Room |  | Way of the Owl: where Throne Room plays a card twice, each play may be the Way or not
Way of the Ox, Menagerie, Throne Room |  | Way of the Ox: where Throne Room plays a card twice, each play may be the Way or not
Way of the Pig, Menagerie, Throne Room |  | Way of the Pig: where Throne Room plays a card twice, each play may be the Way or not
Way of the Rat, Menagerie |  | Way of the Rat gains only cards of the Supply
Way of the Sheep, Menagerie, Throne Room |  | Way of the Sheep: where Throne Room plays a card twice, each play may be the Way or not
Way of the Turtle, Menagerie, Throne Room |  | Way of the Turtle used for both plays of Throne Room: the card is played once next turn, and Throne Room does not stay
Windfall, Gold |  | Windfall: with fewer than three Golds left those are gained
Road Network |  | Road Network: each of several players who have it draws
Way of the Chameleon, Menagerie, Merchant, Silver | 2e | Way of the Chameleon on Merchant: the first Silver brings a card instead of its coin
Way of the Chameleon, Menagerie, Priest |  | Way of the Chameleon on Priest: cards trashed later in the turn bring cards instead of coins
Way of the Chameleon, Menagerie, Priest |  | Way of the Chameleon: two Priests, one of them used so, each bring what is theirs
Delay, Menagerie, Reap |  | Delay and Reap wait for the start of a turn together, and their player says which comes first
Populate, Menagerie |  | Populate gains the top card of the Ruins, too, for they are an Action pile
Invest, Menagerie |  | Invest: a copy gained lets the invested card and other Exiled copies go together
Colonnade, Overlord, Village | 2e first | Colonnade: an Overlord of the first printing counts as the card he is, here a Village
Innovation, Villa |  | Innovation before Villa: set aside and played, the Villa does not come to the hand, but its Action does
Expedition, Flag |  | Expedition and the Flag: eight cards are drawn
Way of the Frog, Menagerie, Page |  | Way of the Frog on a Page: it goes onto the deck or is exchanged, as its player likes
Summon |  | Summon bought twice: which of the two Actions is played first is chosen
Delay, Menagerie |  | Delay bought twice: which of the two Actions is played first is chosen
Way of the Turtle, Menagerie |  | Way of the Turtle for two Actions: which of them is played first is chosen
Animal Fair, Menagerie |  | Animal Fair: Buys are counted when it is played, and a pile that runs out later gives none
Animal Fair, Menagerie |  | Animal Fair bought by trashing an Action spends no coins but a Buy
Animal Fair, Menagerie, Horse |  | Animal Fair: an empty pile of Horses gives no Buy
Animal Fair, Menagerie, Necropolis |  | Animal Fair can be bought with a Necropolis in the first turn
Animal Fair, Menagerie, Fortress |  | Animal Fair: the Fortress that was paid with comes back to the hand
Barge, Menagerie |  | Barge used at once is discarded in the same turn
Throne Room, Menagerie, Barge |  | Throne Room on Barge: each time one chooses, and both stay if one of the plays is for the next turn
Bounty Hunter, Menagerie |  | Bounty Hunter: with nothing to Exile there are no coins
Throne Room, Menagerie, Bounty Hunter |  | Throne Room on Bounty Hunter: two copies Exiled give three coins once
Camel Train, Menagerie, Gold, Watchtower |  | Camel Train: Exiling a Gold from the Supply is not gaining it, so Watchtower cannot be shown
Camel Train, Menagerie, Gold |  | Camel Train: the Exiled Golds come to the discard pile when a Gold is gained, all or none
Camel Train, Menagerie, Swindler, Gold |  | Camel Train gained by another's Swindler Exiles a Gold for who gained it
Sanctuary, Menagerie, Province |  | Cards in Exile count at the end of the game: a Sanctuary can keep a Province there
Sanctuary, Menagerie |  | Exile is open: everybody sees what a Sanctuary put there
Cardinal, Menagerie |  | Cardinal: of two revealed cards for three to six the attacked player chooses which is Exiled
Cardinal, Menagerie, Tunnel, Gold |  | Cardinal that makes somebody discard a Tunnel lets it be revealed for a Gold
Coven, Menagerie, Curse, Watchtower |  | Coven that has Curses discarded from Exile: it is not gaining them, so Watchtower does not help
Coven, Menagerie, Curse |  | Coven: Curses are Exiled in turn order, and who finds none discards those in Exile
Cavalry, Menagerie |  | Cavalry in the Action phase gives cards and a Buy and changes no phase
Cavalry, Menagerie |  | Cavalry: back in the Action phase one has only the Actions that were left
Cavalry, Menagerie |  | Cavalry: Treasures drawn by it can be played in the Buy phase that follows
Destrier, Menagerie, Horse, Sleigh, Workshop |  | Destrier: two Horses gained with Sleigh make it cost four, and Workshop can gain it
Destrier, Menagerie, Curse, Witch |  | Destrier: Curses that Witch gives to others do not make it cheaper
Displace, Menagerie, Province, Gold |  | Displace: a Province Exiled may be followed by a Gold
Displace, Menagerie |  | Displace: a card gained may let its Exiled copies be discarded at once
Fisherman, Menagerie |  | Fisherman: the first one bought for two makes the second cost five
Fisherman, Menagerie, Bridge |  | Fisherman and Bridge: both reductions together
Gatekeeper, Menagerie, Sleigh |  | Gatekeeper Exiles a gained card only if it has not moved: with Sleigh it goes to the hand
Gatekeeper, Menagerie, Province |  | Gatekeeper: a Province that is gained is not Exiled
Goatherd, Menagerie |  | Goatherd draws for what the player to the right trashed in the last turn, even if nothing is trashed now
Groom, Menagerie, Mill, Horse | 2e | Groom: a Mill gives a Horse and then a card and an Action
Hostelry, Menagerie |  | Hostelry: the discarded Treasures are revealed
Hunting Lodge, Menagerie |  | Hunting Lodge: the card just drawn is discarded with the hand, and may be shuffled in and drawn again
Kiln, Menagerie, Moat |  | Kiln gains a copy before the card does anything, and before others show a Moat
Kiln, Menagerie, Spoils |  | Kiln on Spoils gains nothing, for they are not in the Supply
Livery, Menagerie, Mastermind, Horse |  | Livery played three times by Mastermind brings three Horses with each card for four or more
Livery, Menagerie |  | Livery: cards gained without being bought count, too
Mastermind, Menagerie, Horse |  | Mastermind on Horse: three times two cards and an Action, and the Horse goes back once
Mastermind, Menagerie |  | Mastermind that plays a Mastermind: both stay, and in the turn after three Actions are played three times
Paddock, Menagerie, Horse |  | Paddock: an empty pile of Horses is not counted
Sanctuary, Menagerie |  | Sanctuary: Exiling is optional
Scrap, Menagerie, Horse |  | Scrap: what was chosen is done in the order of the card, the card drawn before the Horse comes
Sleigh, Menagerie |  | Sleigh moves a gained card from under itself in the discard pile
Sleigh, Menagerie, Watchtower |  | Sleigh cannot move a card that Watchtower has trashed
Snowy Village, Menagerie, Throne Room |  | Snowy Village: Actions from before stay, later ones are ignored, and Throne Room can still play cards
Snowy Village, Menagerie |  | Snowy Village: Villagers may be used after the card is drawn and before Actions are ignored
Snowy Village, Menagerie |  | Snowy Village: Villagers cannot be used afterwards
Stockpile, Menagerie, Counterfeit |  | Stockpile played twice by Counterfeit: six coins and two Buys, and it is Exiled once
Supplies, Menagerie, Horse |  | Supplies gain the Horse onto the deck
Wayfarer, Menagerie, Bridge, Silver |  | Wayfarer and Bridge: after a Silver was bought both cost two
Wayfarer, Menagerie, Potion, Familiar |  | Wayfarer costs a Potion after a Familiar was gained
Wayfarer, Menagerie, Animal Fair |  | Wayfarer: an Animal Fair paid with an Action makes it cost seven
Wayfarer, Menagerie, Stonemason |  | Wayfarer: trashed for Stonemason, its cost changes with the first card gained
Black Cat, Menagerie |  | Black Cat may be kept in the hand when another player gains a Victory card
Falconer, Menagerie, Moat |  | Falconer may be played from the hand when another player gains a card of two types, such as Moat
Sheepdog, Menagerie |  | Sheepdog: two of them in hand may both be played for one card that is gained
Village Green, Menagerie |  | Village Green cannot be played when it is discarded in Clean-up
Black Cat, Menagerie, Curse |  | Black Cat played in another’s turn: the Curses go round from the player whose turn it is
Black Cat, Menagerie, Swindler |  | Black Cat may be played in one’s own turn, too, when another gains a Victory card, here by Swindler, and then curses nobody
Cavalry, Menagerie |  | Cavalry gained in another player’s turn gives two cards to who gained it, and changes no phase
Cavalry, Menagerie, Arena |  | Cavalry and Arena: when the Buy phase begins again, Arena may be used again
Falconer, Menagerie, Artisan | 2e | Falconer gained to the hand with Artisan may be played for its own gain, for it has two types
Gatekeeper, Menagerie, Bounty Hunter |  | Gatekeeper does not mind how a copy came into Exile: one of Bounty Hunter counts
Kiln, Menagerie |  | Kiln and a Way: a copy of the card may be gained though it is used as a Way
Mastermind, Menagerie, Bounty Hunter |  | Mastermind on Bounty Hunter gives three Actions, so that four Actions can be played after it
Sheepdog, Menagerie, Falconer |  | Sheepdog gained to the hand by Falconer may be played for its own gain
Sheepdog, Menagerie, Hostelry |  | Sheepdog and Hostelry: the Treasures are discarded before or after the Sheepdog is played, as one likes
Village Green, Menagerie, Cardinal |  | Village Green discarded from the deck by Cardinal may be played in another’s turn; its Actions are of no use then
Village Green, Menagerie, Vassal | 2e | Village Green discarded by Vassal may be played for that, and then by Vassal again; Vassal does not stay in play for it
Village Green, Menagerie, Scavenger |  | Village Green that is bought, or goes with the deck into the discard pile by Scavenger, is not discarded and cannot be played
Village Green, Menagerie |  | Village Green discarded from Exile may be played
Mastermind, Menagerie, Village Green |  | Mastermind on Village Green: where one of the plays is for the next turn, both cards stay until then
Wayfarer, Menagerie, Peddler |  | Wayfarer follows a Peddler that was gained when its cost falls later in the turn
Wayfarer, Menagerie |  | Wayfarer costs debt after a card with debt was gained
Populate, Menagerie, Horse, Stockpile |  | Populate: one chooses in which order the cards are gained; neither Horses nor Stockpiles nor Castles are among them
Populate, Menagerie, Cavalry |  | Populate that gains a Cavalry: the Action phase is back, but all cards are gained first
Transport, Menagerie, Small Castle |  | Transport may Exile a Small Castle from the top of the Castles: only the card must be an Action
Transport, Menagerie, Bounty Hunter |  | Transport may take an Action from Exile that another card put there, here Bounty Hunter
Way of the Horse, Menagerie, Necromancer |  | Way of the Horse for a card that Necromancer plays in the trash: two cards and an Action, and the card stays there
Way of the Mole, Menagerie |  | Way of the Mole with no other card in hand still draws three cards
Way of the Owl, Menagerie |  | Way of the Owl with six cards in hand draws none
Way of the Mouse, Menagerie, Druid |  | Way of the Mouse with a Druid: three Boons are set aside for it as if it were in the Supply
Way of the Mouse, Menagerie, Sleigh |  | Way of the Mouse: what stands below the line of the card set aside does nothing: a Sleigh there moves no gained card
Way of the Seal, Menagerie, Workshop |  | Way of the Seal works for cards gained otherwise than by buying, too, here with Workshop
Way of the Squirrel, Menagerie, Black Cat |  | Way of the Squirrel in another’s turn, by Black Cat: the two cards come at the end of that turn
Way of the Turtle, Menagerie, Throne Room |  | Way of the Turtle for the first play of a Throne Room: set aside, the card is still played the second time, and at the next turn again
Way of the Frog, Menagerie, Throne Room |  | Way of the Frog for both plays of a Throne Room: two Actions, and the card goes onto the deck once
Menagerie, Way of the Ox |  | A Duration used as a Way is discarded the same turn, for it has nothing left to do
Way of the Ox, Menagerie, Witch, Curse |  | Way of the Ox for a Witch: the Attack may still be answered, and nobody gains a Curse
Way of the Ox, Menagerie, Conspirator |  | Way of the Ox and Conspirator: an Action used as a Way was played and counts
Golem, Menagerie, Way of the Sheep |  | Golem plays two Actions, and each may be used as a Way
Procession, Menagerie, Way of the Horse |  | Procession on a card used as the Way of the Horse: it is back on its pile and cannot be trashed, and a card for one more is gained
Way of the Butterfly, Menagerie, Throne Room |  | Way of the Butterfly for both plays of a Throne Room gains one card: the second time nothing can go back
Enchantress |  | Enchantress and a Way: who uses the Way for the first Action is not enchanted by it any more for the second
Crown, Menagerie, Stockpile |  | Crown on Stockpile: six coins and two Buys, and it is Exiled once
Black Cat, Menagerie |  | Black Cats of two players may both be played for one Victory card, in turn order
Watchtower, Menagerie |  | Exile: where Watchtower trashes the gained card, its Exiled copies may still be discarded
Mastermind, Menagerie, Barge |  | Mastermind on Barge: it stays if any of the three plays is for the next turn, here the first
Mastermind, Menagerie, Barge |  | Mastermind on Barge: all three plays for now, and both are discarded the same turn
Throne Room, Barge | 2e | Throne Room on Barge: by the symbol sheet it stays for the second play only, not for the first
Way of the Chameleon, Menagerie, Throne Room | 2e | Way of the Chameleon on a Duration played twice by Throne Room: both stay in play
Cavalry, Menagerie, Watchtower |  | Cavalry that is shuffled into the deck by its own draw is lost to Watchtower, which is not offered any more
Ghost Town |  | Ghost Town is gained to the hand, so it can be played the turn it is bought
Ghost Town |  | Ghost Town gained in another place than the Buy phase goes to the hand as well, but not onto the deck
Watchtower, Ghost Town |  | Watchtower finds a Ghost Town in the hand it was gained to and may put it onto the deck
Den of Sin |  | Den of Sin can be played the turn it is bought
Guardian |  | Guardian does not keep its player from revealing Reactions
Guardian |  | Guardian makes its player unaffected even by an Attack that would help
Night Watchman |  | Night Watchman is gained to the hand and can be played the turn it is bought
Cobbler, Nomad Camp |  | Cobbler gains a Nomad Camp to the hand, not onto the deck
Crypt |  | Crypt with three Treasures stays in play for three turns and is discarded at the end of the last
Monastery |  | Monastery counts gained cards, not ones that were exchanged for
Devil's Workshop |  | Devil's Workshop counts cards gained at Night before it
Devil's Workshop, Bat, Vampire |  | Devil's Workshop does not count a Bat that a Vampire was exchanged for
Exorcist, Silver, Will-o'-Wisp, Imp, Ghost |  | Exorcist lets a Silver become a Will-o'-Wisp or an Imp, which both cost less, but not a Ghost
Faithful Hound, Night Watchman |  | Faithful Hound discarded from the deck by Night Watchman may be set aside, too
Faithful Hound |  | Faithful Hound does nothing when it is gained or its deck is put into the discard pile
Conclave |  | Conclave gives an Action without limits, with which another Conclave can be played
Conclave |  | Conclave can play a card that was played and trashed this turn, for it is not in play
Conclave |  | Conclave cannot play a card that lies in play from an earlier turn
Changeling |  | Changeling: exchanging a gained card does not keep what happens because it was gained from happening
Changeling |  | Changeling goes to the discard pile, wherever the card was gained to that it is exchanged for
Changeling |  | Changeling cannot be had for a card that costs less than three now
Changeling, Potion |  | Changeling cannot be had for a card that costs a Potion and too few coins
Pooka, Cursed Gold, Copper |  | Pooka: each player begins with a Cursed Gold in place of a Copper
Shepherd |  | Shepherd: three Victory cards discarded are six cards drawn
Pasture, Estate |  | Pasture with three Estates is worth three points
Secret Cave |  | Secret Cave may be told to discard with fewer than three cards: they go, and there is no bonus
Magic Lamp |  | Magic Lamp counts itself among the six, and Treasures may be played after it
Wish, Nomad Camp |  | Wish gains a Nomad Camp to the hand
Cemetery |  | Cemetery trashes from zero to four cards
Ghost |  | Ghost plays an Action that trashes itself a second time all the same
Ghost |  | Ghost stays in play with a Duration card that it played twice
Imp |  | Imp can play a card that is not in play any more, because it was trashed this turn
Will-o'-Wisp, Potion |  | Will-o'-Wisp leaves a card with a Potion in its cost on the deck
Raider |  | Raider: the Raider itself is in play, so a Raider may be discarded for it
Moat, Raider |  | Moat can be revealed against a Raider played at Night
Tragic Hero |  | Tragic Hero that cannot be trashed a second time still brings the Treasure
Necromancer |  | Necromancer: the three Zombies lie in the trash from the beginning
Necromancer, Tragic Hero |  | Necromancer plays a Tragic Hero that cannot trash itself, and its Treasure is gained
Necromancer |  | Necromancer can play another Necromancer, but not one that lies face down
Necromancer |  | Necromancer cannot play a Duration card
Necromancer, Mining Village |  | Necromancer: a Mining Village in the trash cannot be trashed again, so there is no coin for it
Zombie Mason |  | Zombie Mason lets a copy of the trashed card be gained
Bard |  | Bard gives two coins and a Boon
Blessed Village |  | Blessed Village: a Boon saved for the next turn that is kept until Clean-up lies there until the end of that turn
Druid |  | Druid leaves even a Boon that says to keep it where it lies
Druid |  | Druid: the three Boons set aside do not come from the deck of Boons
Fool |  | Fool: the order of the three Boons is chosen one by one, after each was resolved
Fool, Lucky Coin, Copper |  | Fool: each player begins with a Lucky Coin in place of a Copper
Lost in the Woods |  | Lost in the Woods: a possessed player's discard at the start of the turn is chosen by the possessor
Idol, Counterfeit |  | Idol counts the Idols in play, not those played: one that Counterfeit plays twice and trashes is one Idol each time
Idol |  | Idol: the third Idol in play brings a Boon again
Pixie |  | Pixie: a Boon that is kept is received twice
Pixie, Necromancer |  | Pixie played by Necromancer is not trashed, so no Boon is received
Sacred Grove, The River's Gift |  | Sacred Grove: whoever shares The River's Gift draws a card at the end of that turn
Tracker, Silver, The Mountain's Gift |  | Tracker is in play while its Boon is received, so the Silver of The Mountain's Gift may go onto the deck
Tracker, Necromancer |  | Tracker played by Necromancer is not in play and puts no card onto the deck
The Moon's Gift |  | The Moon's Gift does nothing with an empty discard pile
The River's Gift |  | The River's Gift draws its card after the hand for the next turn
The Sky's Gift, Gold |  | The Sky's Gift: with fewer than three cards they are discarded without a Gold
Skulk, Gold |  | Skulk brings its Gold whether it was bought or gained in another way
Changeling, Skulk, Gold |  | Changeling: a Skulk that is exchanged for it still brings the Gold
Cursed Village |  | Cursed Village: a Hex in the Buy phase may do nothing
Leprechaun |  | Leprechaun counts itself, and Duration cards of earlier turns, among the seven cards in play
Leprechaun, Envious |  | Leprechaun: Envious got before the Buy phase applies in the same turn
Tormentor |  | Tormentor: cards in play from earlier turns are cards in play
Tormentor, Mining Village |  | Tormentor: a Mining Village that was trashed this turn is not in play any more
Vampire, Bat |  | Vampire: with no Bat left the rest is done all the same
Bat, Vampire |  | Bat: with no Vampire left cards can still be trashed
Werewolf |  | Werewolf can be played in the Action phase for cards and at Night for a Hex
Bad Omens, Copper |  | Bad Omens: whoever has fewer than two Coppers shows that
Famine |  | Famine: what is revealed and is no Action is shuffled into the deck
Fear |  | Fear: only whoever has no Action and no Treasure shows the hand
Locusts |  | Locusts: where no cheaper card shares a type, nothing is gained
Misery, Twice Miserable |  | Misery hits a third time without effect: Twice Miserable stays
War |  | War: whoever has no card that costs three or four discards the whole deck and trashes nothing
Deluded |  | Deluded prevents buying Action cards for one turn
Envious, Silver, Gold |  | Envious does not touch other Treasures than Silver and Gold
Throne Room, Bard |  | Throne Room plays a Bard twice, and each play brings a Boon of its own
Throne Room, Secret Cave |  | Throne Room on a Secret Cave stays in play with it where both plays discarded three cards
Watchtower, Cursed Gold, Curse |  | Watchtower may trash the Curse of a Cursed Gold
Possession, Fool, Lost in the Woods |  | Possession: a possessed player takes Lost in the Woods with Fool, but what the Boons gain goes to the possessor
Guardian, Vampire |  | Guardian keeps a Vampire from hexing its player
Faithful Hound, Secret Cave |  | Faithful Hound discarded for a Secret Cave counts as discarded even if it is set aside
Changeling, Cobbler |  | Changeling: a card gained to the hand by Cobbler may be exchanged, too
Necromancer |  | Necromancer plays a card that another player trashed
Vampire, Bat, Watchtower |  | Vampire: the exchange for a Bat is no gain, so Watchtower is not asked about it
Tracker |  | Tracker puts each of several gained cards onto the deck, or none
Crypt |  | Crypt: of two Crypts each gives back one Treasure a turn
Conclave |  | Conclave cannot play a Night card
Zombie Spy |  | Zombie Spy draws a card first and then looks at the one that is on top now
Zombie Apprentice, Caravan |  | Zombie Apprentice may trash any Action of the hand, a Duration such as Caravan too
Changeling |  | Changeling may gain a copy of a Duration that lies in play from an earlier turn
Changeling, Ghost Town |  | Changeling may gain a copy of a Night card in play, here of a Ghost Town, which comes to the hand
Ghost |  | Ghost: its Action is played twice without using up Actions, and it is not optional
Ghost, Caravan |  | Ghost and Caravan wait for the start of a turn together, and the two plays of the Ghost are not parted
Leprechaun, Mining Village |  | Leprechaun: a Mining Village that was trashed this turn is not among the cards in play
Necromancer, Encampment |  | Necromancer plays an Encampment that stays in the trash and is not returned to the Supply
Necromancer |  | Necromancer: a card that was played lies face up again in the next turn
Will-o'-Wisp |  | Will-o'-Wisp leaves a card with debt in its cost on the deck
Deluded, Leprechaun |  | Deluded got from a Leprechaun before the Buy phase counts in the same turn
Envious, Silver, Storyteller |  | Envious counts in the Buy phase only: a Silver that Storyteller plays before makes two coins
Imp |  | Imp cannot play a card of which a copy lies in play from an earlier turn
Raider |  | Raider: who has several of the cards chooses which one is discarded
Sacred Grove |  | Sacred Grove: its player must receive the Boon; only the others may decline
Idol, Crown |  | Idol in play from Crown: played twice it is one Idol in play, so that a Boon comes both times
Devil's Workshop, Watchtower |  | Devil's Workshop: a card gained and trashed at once by Watchtower was gained and counts
Vampire, Bat |  | Vampire and Exile: the exchange for a Bat is no gain, so that a Bat in Exile stays there
Cobbler, Innovation |  | Cobbler and Innovation: the Action gained at the start of the turn may be set aside and played
Changeling, Black Market |  | Changeling cannot be had for a card of the Black Market, which has no pile to go back to
Necromancer, Citadel |  | Necromancer played first with Citadel is played twice, on two cards of the trash
Ghost |  | Two Ghosts: their player says which of the two Actions is played first
Ghost |  | Two Ghosts with copies of one Action: nothing is asked
Blessed Village |  | Two Blessed Villages with Boons kept for the next turn: which is received first is chosen
Envoy |  | Envoy: with fewer than five cards, even after shuffling, one of them is still discarded
Throne Room, Envoy |  | Throne Room on Envoy: the player to the left chooses a card each time
Tunnel, Envoy, Gold |  | A Tunnel that is discarded by Envoy may bring its owner a Gold
Possession, Envoy |  | Possession: if the possessed player plays Envoy, the player to that one’s left still chooses
Governor, Silver |  | Governor: with one Silver left, the player to the left gets it and nobody else
Governor |  | Governor: who trashes a card must gain one of exactly that cost, if there is one
Governor |  | Governor cannot trash itself, but another Governor in hand
Throne Room, Governor |  | Throne Room on Governor: you choose anew each time
Silver, Governor, Watchtower |  | The Silver that Governor gives another player may be met with Watchtower
Walled Village, Mining Village |  | Walled Village: Actions that are no longer in play, such as a trashed Mining Village, do not count
Walled Village, Caravan |  | Walled Village: a Caravan still in play from the turn before counts as another Action
Walled Village |  | Two Walled Villages alone in play may both be put onto the deck
Throne Room, Walled Village |  | Throne Room on Walled Village: the two are all that is in play, so it may be put onto the deck once
Captain |  | Captain may play another card in the second turn than in the first
Captain, Mining Village |  | Captain on Mining Village: it stays in the Supply, so it cannot be trashed and gives no coins
Captain, Workshop |  | Captain on Workshop: Workshop may gain itself
Captain, Lurker | 2e | Captain on Lurker: Lurker may trash itself from the Supply
Captain |  | Captain with nothing to play still stays in play and tries again in the next turn
Captain, Throne Room |  | Captain on Throne Room: the card played twice comes from your hand
Captain, Highway |  | Captain with a Highway in play may play a card that costs four now
Captain, Moat |  | Captain on an Attack: the others may reveal Moat
Church |  | Church: even with nothing set aside it stays in play, and a card may be trashed next turn
Church |  | Church: the cards lie face down, and only their owner knows them
Throne Room, Church |  | Throne Room on Church: the two batches come back one after the other, with a card to trash after each
Dismantle, Gold |  | Dismantle: the cheaper card goes to the discard pile first, then the Gold
Dismantle, Copper, Curse |  | Dismantle: a trashed Copper or Curse brings nothing
Dismantle, Highway, Estate, Gold |  | Dismantle: with a Highway in play an Estate costs one, and still brings a cheaper card and a Gold
Dismantle, Fortress, Gold |  | Dismantle on Fortress: it comes back to the hand, and the cheaper card and the Gold are gained
Avanto, Sauna |  | Only the top card of the split pile can be bought: no Avanto while a Sauna lies on it
Sauna, Silver |  | Two Saunas in play: for each Silver you may trash two cards
Sauna, Avanto |  | A Sauna played by Avanto uses up no Action, and gives one
Captain, Acting Troupe |  | Captain on Acting Troupe: it stays in the Supply, and the Villagers come all the same
Captain, Mercenary, Madman |  | Captain cannot play a Mercenary or Madman, whose piles are not in the Supply
Captain, Goons, Bridge |  | Captain on Goons, cheap by two Bridges: Goons is not in play, so buying brings no points
Captain |  | Captain may play the same card in both turns, while a copy of it is left
Dismantle, Engineer |  | Dismantle on an Engineer, which costs only debt, brings nothing
Dismantle, Silver, Estate |  | Dismantle on a Silver: an Estate may come, but no other Silver
Stash, Haven |  | Stash set aside with Haven is known by its back
Prince, Island |  | Prince with Island: the Island goes to its mat and is played no more
Walled Village |  | Two Walled Villages alone in play: one of them may be put onto the deck
Captain, Patrician |  | Captain cannot play a Patrician that is sold out, nor what lies on that pile then for five
Captain, Sauna, Avanto, Bridge |  | Captain cannot play a card of a split pile that is not uncovered: Sauna, but no Avanto below it, even where Bridge makes it cheap
Captain, Band of Misfits, Ferry, Highway | first | Captain and Band of Misfits, first printing, with Ferry and a Highway: one plays the other on and on, and every Captain plays again next turn
Church |  | Two Churches: their player says which cards come back first, with a card to trash after each
Church |  | A Church that set nothing aside may be done before or after one that did
Church |  | Two Churches with cards of one name: another card tells them apart
Goons |  | Goons gives two coins and a Buy, and the others discard down to three cards in hand
Goons |  | Two Goons give two points for each card bought
Goons, Workshop |  | Goons: a card gained with Workshop gives no point, for it was not bought
Goons, Curse |  | Goons gives a point even for buying a Curse, and the tokens count at the end
King's Court |  | King's Court: you need not play an Action card with it
King's Court, Market |  | King's Court on Market leaves three Actions
King's Court, Throne Room |  | King's Court on Throne Room: you play three Action cards twice each
Throne Room, King's Court |  | Throne Room on King's Court: you play two Action cards three times each
King's Court, Bridge |  | King's Court on Bridge: everything costs three less
Mountebank, Curse, Copper |  | Mountebank: who discards a Curse gains neither Curse nor Copper
Mountebank, Curse, Copper |  | Mountebank: you may keep your Curse, and then gain another and a Copper
Mountebank, Curse, Copper |  | Mountebank with no Curses left: the others still gain a Copper
Mountebank, Copper, Curse |  | Mountebank with no Coppers left: the others still gain a Curse
Mountebank, Curse, Copper |  | Mountebank with neither Curse nor Copper left: a Curse in hand may still be discarded
Mountebank, Curse, Copper |  | Mountebank: with one Curse left the next player gains it, the others only a Copper
Watchtower, Mountebank, Curse, Copper |  | Watchtower against Mountebank: Curse and Copper may both be trashed
Watchtower, Mountebank, Copper, Curse |  | Watchtower against Mountebank: you may trash only the Copper and keep the Curse
Royal Seal |  | Royal Seal gives two coins, and each card you then gain may go onto the deck
Royal Seal |  | Royal Seal: a card put onto an empty deck is the only one there; nothing is shuffled
Royal Seal |  | Two Royal Seals: once one has put the card onto the deck, the other has nothing to do
Royal Seal |  | Royal Seal works only in play, not in hand
Watchtower |  | Watchtower draws until you have six cards in hand
Watchtower |  | Watchtower with six cards in hand draws none
Watchtower, Curse |  | Watchtower: a trashed Curse was gained all the same, so its pile gets smaller
Watchtower |  | Watchtower: a card you bought may go onto the empty deck; nothing is shuffled
Watchtower |  | Watchtower need not be revealed when you gain a card
Watchtower, Mine |  | Watchtower may also be revealed for a card gained into the hand, with Mine for example
Watchtower, Bureaucrat |  | Watchtower may also be revealed for a card gained onto the deck, with Bureaucrat for example
Watchtower, Militia |  | Watchtower does not protect from Militia: nothing is gained, so it cannot be revealed
Province, Watchtower |  | The last Province ends the game even if Watchtower trashes it; it then counts for nobody
Mint, Copper, Grand Market |  | Mint trashes the Coppers, the money stays, and Grand Market may be bought
Grand Market, Copper |  | Grand Market cannot be bought with a Copper in play
Forge |  | Forge with no cards trashed gains a card for nothing
Contraband |  | Contraband does not stop gaining
Trade Route |  | Trade Route counts piles gained from, not cards
Vault |  | Vault: an opponent with one card discards it and draws nothing
Bank |  | Bank counts itself among the Treasures in play
Loan |  | Loan: if you must shuffle, the cards already revealed are not shuffled in
Loan |  | Loan trashes the Treasure before the other revealed cards are discarded
Loan |  | Loan can find and trash another Loan; it does not play it
Loan, Harem |  | Loan stops at a Harem, for it is a Treasure as well as a Victory card
Venture, Loan |  | Venture that finds a Loan plays it, and the Loan goes on revealing
Counterfeit, Loan |  | Counterfeit on Loan: it is done twice, and then the Loan is trashed
Trade Route |  | Trade Route does not mind who gained the Victory card
Trade Route, Gardens, Mill | 2e | Trade Route: a kingdom pile of Victory cards, such as Gardens or Mill, has a token as well
Trade Route |  | Trade Route: in a game with Colonies their pile has a token as well
Trade Route, Mill, Lurker | 2e | Trade Route: a Mill that Lurker gains from the trash was not gained from its pile
Trade Route | 2e | Trade Route: a Victory card trashed from the Supply moves no token
Trade Route, Estate, Watchtower |  | Trade Route: an Estate that Watchtower trashes at once was gained nevertheless
Trade Route, Trader, Silver, Duchy | first | Trade Route: where Trader makes a Silver of a Duchy, nothing was gained from the Duchies
Trade Route, Estate, Masquerade |  | Trade Route: an Estate that is passed by Masquerade was not gained
Trade Route |  | Trade Route trashes a card even if it gives no coin
Throne Room, Trade Route |  | Throne Room on Trade Route: two Buys, the coins twice, and two cards trashed
Band of Misfits, Trade Route |  | Band of Misfits played as a Trade Route counts the same tokens
Bishop |  | Bishop: the others trash in turn order, after you
Bishop, Moat |  | Bishop is no Attack: Moat cannot be revealed
Bishop |  | Bishop: only who played it gets points for what is trashed
Bishop, Fortress |  | Bishop that trashes a Fortress gives two points for it, though it returns to the hand
Throne Room, Bishop |  | Throne Room on Bishop: two coins, two cards trashed, and the others may trash twice
Bishop, Peddler |  | Bishop in the Action phase: a trashed Peddler costs eight and gives four points
Bishop, Bridge, Duchy, Silver |  | Bishop after Bridge: a Duchy costs four only, which makes two points; so does a Silver at two make one
Bishop | first | Bishop: the points of a possessed turn are those of the player whose turn it is
King's Court, Monument |  | King's Court on Monument: three points and six coins
Monument |  | Monument: the tokens are open to everybody and count at the end
Procession, Monument |  | Procession on Monument: two points, and the Monument is trashed
Quarry, Nobles | 2e | Quarry makes cards cheaper that are Actions and something else, such as Nobles
Quarry, Peddler, Worker's Village |  | Quarry and Peddler: after Worker's Village two Quarries bring Peddler down to two
Counterfeit, Quarry |  | Counterfeit on Quarry: it is trashed, so Actions cost no less
Quarry, Bridge |  | Quarry and Bridge add up
Quarry, Grand Market, Talisman |  | Quarry makes Grand Market cost four, so that Talisman gives a copy
Mint, Quarry |  | Mint bought with Quarry in play: the Quarry is trashed, and Actions cost as much as ever
Talisman |  | Two Talismans give two more copies of each card bought
Talisman, Workshop |  | Talisman works for bought cards only, not for those that Workshop gains
Talisman, Curse |  | Talisman: the copy must be gained, even of a Curse
Talisman, Mill | 2e | Talisman: a Mill is a Victory card, so no copy is gained
Talisman, Bridge, Market |  | Talisman after Bridge: a Market costs four, so there is a copy
Talisman, Goons |  | Talisman and Goons: the copy was not bought, so it gives no point
Talisman, Watchtower |  | Talisman and Watchtower: each of the cards may be put on the deck
Talisman |  | Talisman: two cards bought, two copies
Throne Room, Worker's Village |  | Throne Room on Worker's Village: two cards, four Actions and two more Buys
City |  | City looks at the piles when it is played; what runs out later in the turn gives nothing more
City |  | City: piles that are not in the Supply do not count
City |  | City: an empty pile of Ruins counts
City |  | City: the empty trash is no pile of the Supply
Throne Room, City |  | Throne Room on City: the piles are looked at each time
Contraband |  | Contraband with three players: the one to the left names the card
Contraband |  | Two Contrabands: neither of the two cards named can be bought
Contraband |  | Contraband: the neighbour may name a card that is not in the Supply
Venture, Contraband |  | Venture that plays a Contraband: the neighbour names a card at once
Counterfeit, Contraband |  | Counterfeit on Contraband: two cards are named, and both hold though it was trashed
Counting House, Copper |  | Counting House: the others see the Coppers only, not the rest of the discard pile
Counting House, Copper |  | Counting House: you choose how many Coppers you take
Counting House |  | Counting House does not shuffle: with an empty discard pile nothing is taken
Throne Room, Counting House |  | Throne Room on Counting House: what was left the first time may be taken the second
Mint |  | Mint: the revealed Treasure stays in hand
Mint, Harem |  | Mint can copy a Harem, which is a Treasure as well
Mint, Spoils |  | Mint: a Spoils cannot be copied, for its pile is not in the Supply
Mint, Royal Seal |  | Mint bought with Royal Seal in play: the Seal is trashed before it could put the Mint on the deck
Mint, Watchtower |  | Mint put on the deck by Watchtower: the Treasures in play are trashed nevertheless
Mint |  | Mint: Treasures in hand are not trashed, nor are Actions in play
Mint |  | Mint: coins left over may still be spent, though the Treasures are gone
Mint |  | After buying a Mint no more Treasures may be played
Mint, Hoard, Duchy, Gold |  | Mint and Hoard: buying a Mint trashes the Hoard, so a Duchy bought later brings no Gold
Rabble, Nobles |  | Rabble: a card of two types such as Nobles is an Action and is discarded
Rabble |  | Rabble: who has fewer than three cards in the deck shuffles to reveal three
Rabble |  | Rabble: each of the others orders the cards that remain
Vault |  | Vault: the two cards just drawn may be discarded for coins
Vault |  | Vault: who discards and has no deck shuffles the discarded cards in before drawing
Vault |  | Vault: the others decide in turn order, each for himself
Vault, Moat |  | Vault is no Attack: Moat is of no use against it
Throne Room, Vault |  | Throne Room on Vault: the others may change cards twice
Venture |  | Venture that finds a Venture goes on revealing
Venture, Bank |  | Venture that finds a Bank: the Bank counts itself and the Venture
Venture |  | Venture: the Treasure must be played
Venture, Copper, Grand Market |  | Venture that plays a Copper: then no Grand Market can be bought
Venture |  | Venture discards the other cards before the Treasure is played
Grand Market |  | Grand Market may be gained otherwise, whatever lies in play
Grand Market, Loan |  | Grand Market: a Loan in play does not stop buying it, though it is worth one coin
Grand Market, Copper |  | Grand Market: Coppers in play of another player do not matter
Grand Market, Counterfeit, Copper |  | Grand Market after Counterfeit: a Copper that was trashed no longer lies in play
King's Court, Grand Market |  | King's Court on Grand Market leaves three Actions
Hoard, Estate, Gold |  | Two Hoards and two Estates bring four Golds
Hoard, Nobles, Harem |  | Hoard: Nobles and Harem are Victory cards, too
Hoard, Gold, Watchtower |  | Hoard gives a Gold even if Watchtower trashes the Victory card at once
Hoard, Gold |  | Hoard: the Gold comes before the Victory card that was bought
Hoard, Gold |  | Hoard: a possessed player buys, but the Gold goes to whoever possesses him
Bank |  | Bank counts Treasures in play when it is played; what is played later adds nothing
Counterfeit, Bank |  | Counterfeit on Bank: it counts itself both times, and the Counterfeit, too
Bank, Harem |  | Bank counts cards that are Treasures and something else, such as Harem
Expand |  | Expand cannot trash itself, for it is no longer in hand
Expand |  | Expand: you may gain a copy of the card you trashed
Expand |  | Expand: if you trashed a card, you must gain one
Throne Room, Expand |  | Throne Room on Expand: two cards are trashed and two gained, but not the one just gained
Expand, Colony, Province |  | Expand makes a Colony of a Province
Procession, Expand |  | Procession on Expand: it is played twice, and the gained card costs eight
Forge |  | Forge: a potion in a cost is not added, and a card with a potion in its cost cannot be gained
Forge |  | Forge: the cards are trashed all at once
Forge, Silver |  | Forge with four Silvers and nothing that costs twelve: nothing is gained
Forge, Fortress |  | Forge: a Fortress counts with its four coins, though it returns to the hand
Forge, Silver, Duchy, Province |  | Forge with Silver and Duchy gains a Province
Forge, Bridge |  | Forge after Bridge: the costs of the moment count
Peddler, King's Court, Worker's Village |  | Peddler: King's Court on Worker's Village leaves two Actions in play, so it costs four
Peddler, Remodel |  | Peddler is cheaper in the Buy phase only: Remodel in the Action phase reckons with eight
Peddler |  | Peddler: the Actions of the player count whose turn it is, not those of others
Peddler |  | Peddler: Treasures in play do not make it cheaper
Peddler |  | Peddler: an Action that was trashed from play no longer counts
Peddler |  | Peddler: a Duration of the turn before lies in play and counts
Peddler |  | Peddler costs two less for each Action in play in the Buy phase
Talisman |  | Talisman uses the cost of the moment
Talisman, Familiar |  | Talisman gives no copy of a card with a potion in its cost: a Familiar bought stays alone
City, Ambassador |  | City: a pile that Ambassador filled again is no longer empty
Trade Route, Ambassador |  | Trade Route: a card returned by Ambassador does not bring the token back
Hoard, Farmland, Gold |  | Hoard and Farmland: the Farmland that was bought brings a Gold as well as its own gain
Loan, Tunnel, Gold |  | Loan may discard a Treasure: a Tunnel discarded on the way may be revealed for a Gold
Vault, Tunnel, Gold |  | Vault: a Tunnel that another player discards may be revealed for a Gold
Peddler, Black Market |  | Peddler at a Black Market costs eight, for that is not the Buy phase
Forge, Market Square |  | Forge and Market Square: for several cards trashed at once each Market Square may be discarded once
Platinum |  | Platinum: twelve of them for six players, as for two
Contraband |  | Contraband: of two, each has a card named, and neither of the cards can be bought
Contraband |  | Contraband: how many cards are left in the hand is open to everybody, even where decks are not counted
Hoard, Estate, Gold |  | Hoard: with two in play two Estates bought bring four Golds
Mint, Watchtower |  | Mint trashed by Watchtower as it is gained: the Treasures in play are trashed nevertheless
Watchtower, Mountebank, Curse, Copper |  | Watchtower against Mountebank: the Curse may be trashed and the Copper put onto the deck
Watchtower, Mountebank, Curse, Copper |  | Watchtower against Mountebank: you may trash only the Curse and keep the Copper
Watchtower |  | Watchtower stays in hand when revealed: it helps in the turns of several others and is played in one’s own
Quarry, Remodel, Smithy |  | Quarry makes Actions in the hand cheaper, too: Remodel of a Smithy gains a card for four, not for six
Talisman |  | Talisman: with two in play each card bought for up to four brings two copies
Talisman, Great Hall | 1e | Talisman gives no copy of a Great Hall, which is a Victory card as well
Trade Route, Black Market |  | Trade Route: a Victory card bought from the Black Market came from no pile and moves no token
Trade Route, Black Market |  | Trade Route from the Black Market: the Victory piles have their tokens from the start
Villa |  | Villa: after the second Action phase the Buy phase begins anew, and Treasures may be played again
Villa |  | Villa: buying it several times returns to the Action phase each time
Villa, Caravan |  | Villa does not repeat what happens at the start of a turn, such as Caravan’s card
Villa |  | Villa gained in another player’s turn comes to the hand and changes nothing else
Villa, Watchtower |  | Villa and Watchtower: trashed on the way, it still brings the Action phase back
Acting Troupe, Throne Room |  | Acting Troupe by Throne Room: eight Villagers, though it can be trashed but once
Cargo Ship |  | Cargo Ship: the card set aside need not be the first one gained
Cargo Ship |  | Cargo Ship that set nothing aside is discarded in the same turn
Throne Room, Cargo Ship |  | Throne Room on Cargo Ship: two cards may be set aside
Ducat |  | Ducat gives no coin of its own
Ducat, Treasurer, Copper |  | Ducat gained from the trash with Treasurer may trash a Copper as well
Experiment, Sculptor |  | Experiment gained by Sculptor goes to the hand, and the second one to the discard pile
Experiment, Throne Room |  | Experiment played twice by Throne Room gives four cards and goes back once
Overlord, Experiment | first | Overlord as Experiment goes back to his own pile
Flag Bearer, Flag, Outpost |  | Flag Bearer: the Flag adds a card to the three of Outpost
Flag Bearer, Flag |  | Flag Bearer trashed in another player’s turn: its owner takes the Flag
Hideout, Curse |  | Hideout: trashing is a must, and a Curse is no Victory card
Improve |  | Improve may trash itself and so become a card that costs 1 more
Improve |  | Improve may trash a Duration that is discarded this turn, but not one that stays
Inventor, Duchy |  | Inventor: the first card is gained at the old price, and the second Inventor gains a Duchy
Lackeys, Workshop |  | Lackeys gained by Workshop bring two Villagers, as if they were bought
Mountain Village |  | Mountain Village: with cards in the discard pile one of them must be taken
Old Witch, Curse |  | Old Witch: with the Curses gone the others may still trash one
Priest, Copper |  | Priest: two Priests and two Coppers make 6 coins
Priest, Acting Troupe |  | Priest: an Acting Troupe that trashes itself brings 2 coins
Priest, Lurker | 2e | Priest: a card trashed from the Supply by Lurker brings 2 coins
Recruiter, Fortune |  | Recruiter: debt gives no Villagers, coins do: eight for Fortune
Research |  | Research: the cards are known to their owner alone
Throne Room, Research |  | Throne Room on Research: both sets of cards come at the start of the next turn
Scholar |  | Scholar: the cards discarded are shuffled in if they are needed
Sculptor, Nomad Camp |  | Sculptor: a Nomad Camp goes to the hand
Seer, Potion |  | Seer: cards with a Potion or debt in the cost do not cost from 2 to 4
Silk Merchant |  | Silk Merchant trashed by an opponent: its owner gets the Coffers and the Villager
Spices, Treasurer |  | Spices gained from the trash with Treasurer bring two Coffers
Swashbuckler |  | Swashbuckler: if drawing needs a shuffle, the discard pile is empty, and there is nothing more
Swashbuckler, Treasure Chest, Gold |  | Swashbuckler: the Treasure Chest gives a Gold in the turn it is taken, and not by choice
Treasurer, Key |  | Treasurer: the Key does not help in the turn it is taken
Villain, Estate |  | Villain: an Estate costs 2 and may be discarded
Scepter |  | Scepter: Actions it gives in the Buy phase do not let you play Action cards, but Treasures drawn may be played
Scepter |  | Scepter replays a Duration of the same turn and stays in play with it
Scepter |  | Scepter: of two copies in play it replays the one of this turn, not the one left from an earlier turn
Patron, City Quarter |  | Patron: two revealed by City Quarter are two Coffers
Patron |  | Patron: a card that is only looked at or discarded was not revealed
Patron, Golem |  | Patron revealed by Golem on the way brings Coffers
Border Guard |  | A Border Guard that finds a single card to reveal takes no Artifact, even if it is an Action
Border Guard, Lantern |  | A Border Guard played after another has taken the Lantern this turn already reveals three cards
Silos, Copper |  | Silos: the Coppers are discarded first, and shuffled in where drawing needs it
Pageant |  | Pageant: however many coins are left, one of them is paid, once a turn
Sewers, Acting Troupe |  | Sewers: an Acting Troupe that trashes itself lets its player trash any card of the hand
Canal, Villain, Estate |  | Canal and Villain: an Estate costs one in that turn and cannot be discarded for him
Sinister Plot |  | Sinister Plot: each player has tokens of their own, and draws for those only
Experiment, Necromancer |  | Experiment played from the trash by Necromancer stays in the trash
Improve |  | Improve: the card gained need not be an Action
Capitalism, Treasurer, Improve |  | Capitalism: Treasurer may gain an Improve from the trash, for it is a Treasure in that turn
Capitalism, Inventor |  | Capitalism: an Inventor, which makes no coins, cannot be played in the Buy phase
Citadel, Capitalism, Flag Bearer |  | Citadel and Capitalism: a Flag Bearer played in the Buy phase as the first Action of the turn is played twice
Citadel, Caravan |  | Citadel: a Caravan played first draws two cards in the next turn
Canal |  | Canal: no card costs less than nothing
Guildhall |  | Guildhall gives Coffers for a Treasure gained otherwise than by buying, too
Sewers, Curse, Old Witch |  | Sewers: a Curse trashed for an opponent’s Old Witch lets its owner trash another card
Fleet, Province |  | Fleet: the game is over after its turns even if a Province lies in the Supply again
Priest, Scepter |  | Priest played again by Scepter counts twice: a card trashed afterwards brings 4 coins
Recruiter, Potion, Familiar |  | Recruiter: a Potion in the cost gives no Villager: three for a Familiar
Scepter, Barge |  | Scepter that replays a Barge stays with it, even if its own play was for now
Capitalism, Coppersmith, Copper | 1e | Capitalism makes no Treasure of Coppersmith: it lets Coppers make more and gives no coins itself
Caravan |  | Caravan draws a card at the start of the next turn and is discarded at its end
Merchant Ship |  | Merchant Ship gives two coins now and two next turn
Wharf |  | Wharf gives two cards and a Buy, now and next turn
Tactician |  | Tactician: you discard your hand now and get five cards, a Buy and an Action next turn
Throne Room, Tactician |  | Throne Room on Tactician: the second play finds no hand to discard, so it gives nothing more
Throne Room, Tactician |  | Throne Room on Tactician: only the first play does something, so Throne Room is discarded
Throne Room, Caravan |  | Throne Room on Caravan: you draw two cards next turn, and both stay in play till then
King's Court, Wharf |  | King's Court on Wharf gives six cards and three Buys, now and next turn
Outpost, Merchant Ship |  | Outpost with Merchant Ship: the coins come in the extra turn
Throne Room, Outpost |  | Throne Room on Outpost gives only one extra turn
Outpost |  | Two Outposts in one turn give only one extra turn
Outpost |  | Outpost: the extra turn is a turn like any other
Outpost |  | Outpost gives no extra turn when the game is over
Tactician |  | Tactician discards the whole hand at once
Ambassador |  | Ambassador: if too few copies are left, those nearest to the left gain one
Ambassador, Throne Room |  | Ambassador in Throne Room: another card may be revealed the second time
Moat, Ambassador |  | Moat against Ambassador: who reveals it gains no copy
Watchtower, Ambassador |  | Watchtower against Ambassador: the copy may be trashed
Trader, Ambassador, Silver |  | Trader against Ambassador: a Silver is gained instead of the copy
Ambassador, Spoils |  | Ambassador: a Spoils has no pile in the Supply, so none is returned and nobody gains one
City, Ambassador |  | City after Ambassador: a pile that cards came back to is not empty any more
Trade Route, Ambassador |  | Trade Route after Ambassador: a card that came back does not bring the token back
Throne Room, Bazaar |  | Throne Room on Bazaar gives two cards, four Actions and two coins
Cutpurse, Copper |  | Cutpurse: who has several Coppers discards just one
Throne Room, Cutpurse, Copper |  | Throne Room on Cutpurse: a second Copper goes, and who has none left reveals the hand
Cutpurse, Lighthouse, Copper | first | Cutpurse against Lighthouse: no Copper is discarded and no hand revealed
Embargo |  | Embargo: the token may lie on any pile of the Supply, even an empty one
Embargo, Curse |  | Embargo: several tokens may lie on one pile, and each brings a Curse
Embargo, Curse |  | Embargo: the Curses come before the card that is bought
Embargo, Smugglers, Curse |  | Embargo: who gains a card with Smugglers has not bought it and gains no Curse
Embargo, Talisman, Curse |  | Embargo and Talisman: only the bought card brings a Curse, not the copy
Embargo, Watchtower, Curse |  | Embargo and Watchtower: each Curse may be trashed
Embargo, Trader, Curse, Silver |  | Embargo and Trader: the Curse may become a Silver
Embargo, Possession, Curse |  | Embargo and Possession: the Curse for a purchase goes to the one who decides
Band of Misfits, Embargo | first | Band of Misfits played as Embargo is trashed and lays a token
Procession, Embargo | first | Procession on Embargo lays two tokens and gains an Action that costs three
Explorer |  | Explorer: the Treasure goes to the hand and can be played this turn
Explorer, Trader, Gold, Silver |  | Explorer and Trader: the Gold may become a Silver, which goes to the discard pile
Explorer, Possession, Silver |  | Explorer in a turn of Possession: the Silver goes to the discard pile of the one who decides
Throne Room, Fishing Village |  | Throne Room on Fishing Village: next turn two Actions and two coins more
Procession, Fishing Village | first | Procession on Fishing Village: though it is trashed, it works twice next turn, and Procession stays out
Band of Misfits, Fishing Village |  | Band of Misfits played as Fishing Village stays in play until the next turn
Ghost Ship |  | Ghost Ship: an empty deck is not shuffled; the cards put back are its only ones
Throne Room, Ghost Ship |  | Throne Room on Ghost Ship: the second time a hand of three stays as it is
Haven |  | Haven: the card just drawn may be the one that is kept
Throne Room, Haven |  | Throne Room on Haven keeps two cards, and both come back next turn
Haven |  | Haven: the kept card counts for its player at the end
Haven, Outpost |  | Haven and Outpost: the kept card comes back in the extra turn
Haven, Possession |  | Haven in a turn of Possession: the kept card comes back in the next turn of its player
Throne Room, Island |  | Throne Room on Island sets Island and one card aside, then another card
Procession, Island |  | Procession on Island: it lies on the mat and is not trashed, and an Action for five is gained
Band of Misfits, Island | first | Band of Misfits played as Island lies on the mat as itself and is worth nothing
Gardens, Island |  | Gardens count the cards on the mat of Island
Island, Possession |  | Island in a turn of Possession: both cards stay on the mat of their player
Lighthouse, Masquerade |  | Lighthouse does not keep off what is no Attack: Masquerade still passes cards
Lighthouse, Beggar | first | Lighthouse: Reactions to an Attack may still be used, a Beggar for example
Lighthouse |  | Lighthouse does not touch the Attacks of its own player
Throne Room, Lighthouse |  | Throne Room on Lighthouse: two coins now and two next turn
Procession, Lighthouse | first | Procession on Lighthouse: once it is trashed it does not protect any more
Lighthouse, Possession |  | Lighthouse protects from the Attacks of a player in a turn of Possession, too
Lighthouse, Smugglers |  | Lighthouse: Smugglers is no Attack, so the others still gain a copy
Lookout |  | Lookout: with too few cards in the deck the discard pile is shuffled, and all three are seen before one is trashed
Lookout |  | Lookout with two cards trashes one and discards the other
Lookout, Fortress |  | Lookout on Fortress: it comes into the hand, and the other two go their way
Lookout, Cultist |  | Lookout on Cultist: its three cards are drawn before the next card is discarded
Throne Room, Native Village |  | Throne Room on Native Village: set a card aside first, then take it
Native Village |  | Native Village itself does not go onto the mat
Band of Misfits, Native Village |  | Band of Misfits played as Native Village uses the same mat
Navigator |  | Navigator: the cards looked at are not shuffled in when the deck runs out
Navigator |  | Navigator: all of the cards are discarded or none
Navigator, Tunnel, Gold |  | Navigator that discards a Tunnel lets it be revealed for a Gold
Pearl Diver |  | Pearl Diver draws first; if that empties the deck, the discard pile is shuffled to look at the bottom card
Pearl Diver |  | Pearl Diver: with one card left in the deck it is both top and bottom
Throne Room, Pearl Diver |  | Throne Room on Pearl Diver: a card put on top is drawn by the second play
Pirate Ship |  | Pirate Ship gives one token, however many Treasures are trashed
Pirate Ship |  | Pirate Ship: of two Treasures the attacker chooses one to trash; the other is discarded
Pirate Ship |  | Pirate Ship: who has one card left reveals it and, after a shuffle, another one
Pirate Ship, Moat |  | Pirate Ship: you choose what it does after the others have shown their Reactions, a Moat for example
Pirate Ship, Lighthouse | first | Pirate Ship against Lighthouse: nothing is revealed, and there is no token
Throne Room, Pirate Ship |  | Throne Room on Pirate Ship: the token of the first play counts for the coins of the second
Salvager, Golem |  | Salvager counts only the coins of a cost, not the potion: a Golem brings four
Salvager, Bridge, Gold |  | Salvager after Bridge: a Gold costs five and brings five coins
Salvager, Fortress |  | Salvager on Fortress brings four coins, and Fortress comes back into the hand
Throne Room, Salvager |  | Throne Room on Salvager trashes two cards for the coins of both
Sea Hag |  | Sea Hag: with an empty deck the discard pile is shuffled to discard a card
Sea Hag, Curse |  | Sea Hag: the last Curse goes to the left; the others only discard
Watchtower, Sea Hag, Curse |  | Watchtower against Sea Hag: the Curse may be trashed, but the top card is discarded
Trader, Sea Hag, Silver |  | Trader against Sea Hag: the Silver goes to the discard pile, not onto the deck
Sea Hag, Tunnel, Gold |  | Sea Hag that discards a Tunnel lets it be revealed for a Gold
Smugglers, Workshop |  | Smugglers copies a card that was gained and not bought, with Workshop for example
Smugglers |  | Smugglers copies what the player to the right gained with Smugglers
Smugglers, Curse |  | Smugglers looks only at the turn of the player to the right: a Curse gained in the turn of another does not count
Smugglers, Familiar |  | Smugglers cannot copy a card with a potion in its cost, such as Familiar
Smugglers, Outpost |  | Smugglers after an Outpost of the player to the right: only that extra turn counts
Smugglers, Watchtower |  | Smugglers copies a card that was trashed at once with Watchtower
Smugglers, Trader, Silver | first | Smugglers after Trader: only the Silver was gained, not the card it replaced
Smugglers, Possession |  | Smugglers after Possession: what was gained in the turn of the possessed player does not count
Tactician, Tunnel, Gold |  | Tactician discards a Tunnel with the hand, and it may be revealed for a Gold
Treasure Map |  | Treasure Map alone is trashed for nothing
Treasure Map, Gold |  | Treasure Map gains as many Golds as there are
Treasure Map, Possession, Gold |  | Treasure Map in a turn of Possession: the Golds go to the discard pile of the one who decides, and the Maps come back
Treasury |  | Treasury: of several, any number may go onto the deck
Treasury |  | Treasury: one bought Victory card among others keeps every one of them from the deck
Treasury, Nobles |  | Treasury: a bought Nobles is a Victory card, too
Treasury, Possession |  | Treasury in a turn of Possession: a Victory card that is bought there counts, though the other gains it
Throne Room, Treasury |  | Throne Room on Treasury: it is one card and goes onto the deck once
Warehouse |  | Warehouse: three cards are discarded even if fewer were drawn
Warehouse, Tunnel, Gold |  | Warehouse that discards a Tunnel lets it be revealed for a Gold
Scrying Pool, Tunnel, Gold |  | Scrying Pool that discards a Tunnel lets it be revealed for a Gold
Golem, Tunnel, Gold |  | Golem that discards a Tunnel lets it be revealed for a Gold
Trader, Golem, Silver |  | Trader on Golem gains four Silvers; the potion brings nothing
Forge, Familiar |  | Forge does not add potions, and what it gains has none in its cost: a Familiar alone makes a card for three
Rogue, Familiar |  | Rogue does not take a Familiar from the trash: it does not cost from three to six
Graverobber, Familiar |  | Graverobber does not take a Familiar from the trash: it does not cost from three to six
Haggler, Familiar, Silver, Apothecary |  | Haggler on a bought Familiar gains a cheaper card: a Silver or an Apothecary, but nothing for four coins
Border Village, Familiar |  | Border Village gains no card with a potion in its cost, such as Familiar
Band of Misfits, Familiar |  | Band of Misfits cannot be played as a card with a potion in its cost, such as Familiar
Talisman, Familiar |  | Talisman brings no second Familiar: a cost with a potion in it is not four coins or less
Throne Room, Embargo | newest | Throne Room on Embargo, newest printing: it can be trashed only once, so there is one token
Band of Misfits, Embargo | newest | Band of Misfits, newest printing, with Embargo: it stays in the Supply, so there are the coins and no token
Band of Misfits, Island | newest | Band of Misfits, newest printing, with Island: Island stays in the Supply, only the other card is set aside
Band of Misfits, Treasure Map | newest | Band of Misfits, newest printing, with Treasure Map: only the one in hand is trashed, for nothing
Band of Misfits, Lighthouse |  | Band of Misfits, newest printing, with Lighthouse: it protects until the next turn, though Lighthouse lies in the Supply
Lighthouse |  | Lighthouse, newest printing, protects from when it is played until the next turn
Haven |  | Haven with no card to keep is discarded in the same turn
Horn of Plenty, Fishing Village |  | Horn of Plenty counts a Fishing Village that was played in the turn before
Dame Anna, Familiar |  | Dame Anna does not have a Familiar trashed: it does not cost from three to six
Ambassador |  | Ambassador: the chosen card is shown to everybody, even if none is returned
Lighthouse, Secret Chamber | 1e | Lighthouse: Secret Chamber may still be revealed, and the Attack does nothing all the same
Pirate Ship |  | Pirate Ship: who has no deck shuffles before revealing two cards; who has no cards at all reveals none
Secret Chamber, Pirate Ship | 1e | Secret Chamber may be revealed against Pirate Ship, even if it is then used for coins
Smugglers, Outpost |  | Smugglers in the extra turn of an Outpost: the last turn of the player to the right still counts, not one’s own
Smugglers, Black Market |  | Smugglers cannot copy a card from the Black Market, for there is no pile of it
Warehouse |  | Warehouse shuffles the discard pile when the deck runs out in the middle of the draw
Island |  | Island is a Victory card, too: there are twelve of them for three players
Haven |  | Two Havens are not asked about: it does not matter which card comes back first
Trader, Silver | newest | Trader, newest: the card is gained first, then goes back to its pile for a Silver
Trader, Silver | newest | Trader, newest: without a Silver nothing is exchanged, and the card stays
Band of Misfits |  | Band of Misfits, newest: it plays the card in the Supply and stays itself
Band of Misfits, Throne Room | newest | Band of Misfits, newest: under Throne Room each play chooses anew
Death Cart | newest | Death Cart, newest: the coins are for trashing, and it may trash nothing
Death Cart, Throne Room | newest | Death Cart, newest: under Throne Room it cannot be trashed twice
Pillage, Throne Room, Spoils | newest | Pillage, newest: under Throne Room it is trashed once, so that its attack and its Spoils come once
Procession | newest | Procession, newest: a Duration cannot be played by it
Overlord | first | An Overlord of the first printing that is a Traveller may be exchanged, and goes back to its own pile
Baker |  | Baker, newest printing: tokens of the Coffers may be spent in the Action phase, for what can be bought there
Baker |  | Baker, first printing: tokens are spent in the Buy phase before the first purchase, and not in the Action phase
Black Market |  | Black Market: buying in the Action phase uses no Buy, and the rest of the cards go to the bottom in an order you choose
Black Market |  | Black Market: its deck is no pile of the Supply and does not count for the end when it is empty
Black Market | 1e | Black Market: coins of Actions played before may be spent on it
Black Market |  | Black Market: Treasures played for nothing keep their coins for the Buy phase
Black Market |  | Black Market: Treasures kept back may still be played in the Buy phase
Black Market |  | Black Market with an empty deck gives its two coins all the same
Black Market, Potion |  | Black Market: a card with a potion in its cost needs a Potion played
Goons, Black Market |  | Goons in play give a point for a card bought from the Black Market
Hermit, Black Market |  | Hermit: a card bought from the Black Market is a card bought this turn
Watchtower, Black Market |  | Watchtower may put a card from the Black Market onto the deck
Trader, Black Market, Silver | first | Trader makes a Silver of a card from the Black Market, which goes back under its deck
Way of the Butterfly, Menagerie, Black Market |  | Way of the Butterfly on a card from the Black Market: it has no pile to go back to, so nothing is gained
Way of the Horse, Menagerie, Black Market |  | Way of the Horse on a card from the Black Market draws two cards, and the card stays in play
Experiment, Menagerie, Way of the Horse, Black Market |  | Experiment from the Black Market has no pile to go back to, and stays in play
Farmland, Black Market |  | Farmland bought from the Black Market trashes a card as ever
Throne Room, Black Market | 2e | Throne Room on Black Market offers three cards each time
Black Market, Bridge |  | Black Market: Bridge makes its cards cheaper as well
Talisman, Black Market |  | Talisman played for the Black Market gains no copy where its card has no pile
Grand Market, Black Market, Copper |  | Grand Market cannot be bought from the Black Market with a Copper in play
Sir Martin, Black Market |  | A Knight such as Sir Martin may lie in the Black Market deck by itself
Black Market |  | In a possessed turn the possessing player gains what is bought from the Black Market
Possession | newest | Possession in its newest printing: victory tokens of the possessed turn go to the possessing player
Possession |  | Possession in its newest printing: tokens go elsewhere in that turn only
Possession, Goons | newest | Possession in its newest printing: Goons in a possessed turn bring card and point to the possessing player
Possession |  | Possession in its newest printing: a trashed card still comes back at the end of the turn
Prince, Caravan |  | Prince with Caravan: the Caravan stays in play, is not set aside again, and Prince does nothing more
Prince, Feast | 1e | Prince with Feast: the trashed Feast is not played again
Prince, Mining Village |  | Prince with Mining Village: trashed for its coins, it is played no more
Prince, Scheme |  | Prince with Scheme: an Action that Scheme puts on the deck is played no more by Prince
Prince |  | Prince plays its Action at the start of the turn without using an Action
Prince | 2e | Prince and the card set aside with it count at the end of the game
Throne Room, Prince |  | Throne Room on Prince sets it aside once only
Prince |  | Two Princes play their Actions in the order you choose
Prince, Caravan |  | Prince and Caravan at the start of a turn: each happens once, whichever comes first
Prince, Familiar |  | Prince cannot set aside a card with a potion in its cost, such as Familiar
Prince, Madman |  | Prince with Madman: the Madman goes back to its pile and is played no more
Prince, Band of Misfits |  | Prince with Band of Misfits: each turn it may be another card
Stash |  | Stash is put where its owner wants while shuffling, here on top, and is drawn at once
Stash | 2e | Two Stashes may be put together or apart
Stash |  | Stash is known by its back in a hand and in a deck
Stash | 2e | Stash placed while drawing for the next turn is in the new hand
Stash | 1e | Stash in the first edition: what was left of the deck is drawn before it is placed
Stash, Sage |  | Stash while revealing: Sage that must shuffle lets it be put on top and finds it
Stash, Thief | 1e | Stash of another player is placed by that player when Thief makes them shuffle
Stash |  | In a possessed turn the possessing player places the Stash
Province |  | The last Province ends the game at the end of the turn, not at once
Outpost |  | A turn from Outpost does not count against its player in a tie
Copper |  | A Buy left over can get you a Copper for nothing
Royal Seal, Watchtower |  | Royal Seal before Watchtower: the card has moved, so Watchtower can do nothing more
Watchtower, Royal Seal |  | Watchtower before Royal Seal: the trashed card cannot be put on the deck
`
