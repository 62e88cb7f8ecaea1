/**
 * What shoppers write for the goods of the demo shop: Hindi in Latin letters as phones' keyboards and
 * people spell it, Devanagari with and without nukta, slips, plurals, joined and split words, uses.
 * A line has the goods' key, then the words that must find it at the first place, or at the place in
 * brackets or before it.
 */
const FOUND_TEXT = `
turmeric-powder: haldi, haldee, hldi, haladi, haldhi, hardi, हल्दी, हलदी, haldi powder, haldi pawdar, haldipowder, turmeric, tumeric, termeric, turmric, turmaric, turmeic, turmerick, turmeri, turmericpowder, haldi ka powder, tarmeric
mathania-red-chilli-powder: lal mirch, lal mirchi, laal mirch, lalmirch, laal mirchi powder, lal mirch powder, mathania, matania, mathaniya, mathaniya mirch, mathania mirch, mirch powder, mirchi powder, red chili, red chilly, red chile, redchilli, red chilli, chilli powder, chili powder, chilly powder, लाल मिर्च, लाल मिरच, मथानिया, mirch, mirchi, marchi (3), mirach (2), chilli, chili, chilly, chillies, chilies, cayenne
coriander-powder: dhania, dhaniya, dhanya, daniya, dhaniyaa, dania, dhania powder, dhaniya powder, धनिया, धनीया, coriander, corriander, coriandar, korinder, corainder, coriender, coriander powder, coriandr
jeera-cumin-seeds: jeera, jira, zeera, zira, jeeraa, jeera seeds, jiira, जीरा, ज़ीरा, जिरा, cumin, cummin, cumin seed, comin, cumin seeds, sabut jeera
nagauri-kasuri-methi: kasuri methi, kasoori methi, kasurimethi, kasuri meethi, kasoori, kasturi methi, methi leaves, methi (2), nagauri methi, fenugreek, fenugreek leaves, fenugrek, fenugreak, कसूरी मेथी, मेथी (2), नागौरी मेथी, nagori methi
garam-masala: garam masala, garam masla, grm masala, garammasala, garam msala, गरम मसाला, गर्म मसाला, garam
ker-sangri: ker sangri, kair sangri, kersangri, ker sangari, केर सांगरी, sangri, sangari, ker, kair, panchkuta
amchur-powder: amchur, amchoor, aamchur, aamchoor, amchur powder, mango powder, अमचूर, आमचूर, dry mango, amchr, khatai powder
kachri-powder: kachri, kachari, kachri powder, kaachri, काचरी, कचरी
ajwain-seeds: ajwain, ajwayan, ajvain, ajwain seeds, carom, carom seeds, अजवाइन, अजवायन, ajwine, ajwan, ajmo, karom
abu-road-fennel-seeds: saunf, sonf, souf, sauf, saumph, saunph, variyali, सौंफ, सोंफ, fennel, fenel, fennel seed, fennal, mouth freshener
mustard-seeds: rai, raai, raee, राई, sarson, sarso, mustard, musturd, mustard seed, mustrad, rai dana, सरसों
chai-masala: chai masala, chaimasala, chai masla, tea masala, chay masala, चाय मसाला, chai, chaay, tea, masala chai
lehsun-chutney-masala: lehsun chutney, lahsun chutney, lasun chutney, lehsun chatni, lahsun ki chutney, chutney, chatni, chutny, लहसुन चटनी, garlic chutney, lehsun (2), lahsun (2), lasan (2), garlic (2)
bajra-biscuits: bajra, bajra biscuit, bajra biskut, bajara, बाजरा, millet biscuits, bajre ka biscuit, bajri
jowar-jaggery-biscuits: jowar, jwar, jowar biscuit, jovar, juar, ज्वार, jowar gud biscuit, jaggery biscuits (2), sorghum
ajwain-namkeen-biscuits: namkeen, namkin, ajwain biscuit, ajwain biskut, namkeen biscuit, namkeen biscuits, ajwain wale biscuit
besan-nankhatai: nankhatai, naan khatai, nan khatai, nankhtai, nankhatayi, naankhatai, नानखटाई, नानखताई, besan, vesan, besan biscuit
til-gud-biscuits: til, til gud, til gur, tilgud, til biscuit, gud biscuit (2), तिल, तिल गुड़, तिल गुड, sesame, sesame biscuits, seasame
jeera-biscuits: jeera biscuit, jeera biskut, jira biscuit, zeera biscuits, जीरा बिस्कुट, jeerabiscuit, jeera biscits
coconut-biscuits: coconut, nariyal, nariyal biscuit, naryal, coconut biscuit, cocunut, coconat, नारियल
moong-papad: moong papad, mung papad, moong papd, mung papd, moongpapad, moong dal papad, moong papar, मूंग पापड़, मूंग पापड, मुंग पापड़, mong papad
urad-black-pepper-papad: urad, udad, urad papad, udad papad, kali mirch, kaali mirch, kali mirch papad, काली मिर्च, black pepper papad, urd papad, उड़द, उडद, black peper, blackpepper
khichiya-papad: khichiya, khichia, khichya, kheechiya, rice papad, chawal papad, खीचिया, khichia papad
methi-papad: methi papad, mehti papad, methi papd, मेथी पापड़, methipapad
lehsun-papad: lehsun papad, lahsun papad, lasun papad, garlic papad, लहसुन पापड़, lahsun papar
moong-mangodi: mangodi, mangori, mungodi, moong mangodi, moong wadi, मंगोड़ी, मंगोडी, badi, vadi
makki-rabodi: rabodi, rabori, makki, makki rabodi, makka, राबोड़ी, maize, corn
dabu-print-stole: dabu, stole, indigo stole, dabu stole, दाबू, stol, dabu print
sanganeri-napkins: napkin, napkins, sanganeri, nepkin, sanganeri napkin, नैपकिन, napkeen
bagru-cushion-covers: cushion, cushion cover, cushan, kushan cover, cusion, pillow cover, bagru, बगरू, कुशन, takiya
leheriya-dupatta: dupatta, dupata, duppata, chunni, odhni, leheriya, lehariya, lehria, leheria, lahariya, laheriya dupatta, लहरिया, दुपट्टा, chunri
ajrakh-table-runner: table runner, tablerunner, ajrakh, ajrak, ajrak runner, अजरख, runner, table cloth, tabel runner
jaipuri-razai: razai, rajai, rajaai, razaai, jaipuri razai, jaipuri rajai, quilt, quilts, blanket, रजाई, रज़ाई, kwilt
block-print-tote: tote, tote bag, bag, thaila, jhola, thela, cotton bag, totebag, थैला, tot bag, bags
moonj-roti-basket: roti basket, roti ka dabba, chapati box, chapati basket, rotibasket, roti daliya
moonj-storage-basket: storage basket, tokri, tokari, tokaree, टोकरी, storege basket, tokriya
sarkanda-coasters: coaster, coasters, kostar, costar, coster, tea coaster, सरकंडा कोस्टर
sarkanda-mudda-stool: mudda, moodha, mooda, mudha, muddha, stool, मुड्ढा, मूढ़ा, stul, stools
cotton-panja-durrie: dari, durrie, dhurrie, durry, durri, carpet, rug, panja dari, दरी, पंजा दरी
handmade-paper-diary: diary, dairy, notebook, dayri, डायरी, diaries, note book, journal
blue-pottery-bowl: bowl, katora, katori, bowls, kataura, कटोरा, कटोरी, blue bowl
blue-pottery-vase: vase, phooldan, fuldan, phuldan, flower pot, fooldan, फूलदान, phool dan, flower vase
terracotta-diyas: diya, diyas, deeya, dia, diye, deepak, dipak, deep, दीया, दिया, दीये, दीपक, lamp, lamps, oil lamp, terracotta, teracotta, terracota, mitti ke diye, diwali, deepawali
kathputli-pair: kathputli, katputli, kathputali, kath putli, puppet, puppets, pupet, putli, कठपुतली, doll
kashida-juttis: jutti, juti, jooti, jutis, juttis, mojari, mojri, mojdi, जूती, shoes, jutiyan, joote, jutti size 38, shoe, chappal, chappals, chapal, chapel, chappel, chapple, चप्पल, sandal, sandals
lac-bangles: bangles, bangle, chudi, churi, choodi, chudiyan, choodiyan, lakh, lakh ki chudi, लाख, चूड़ी, चूड़ियाँ, चूडिया, bangals, lac bangle, kangan
mirror-work-toran: toran, bandanwar, bandhanwar, torana, तोरण, door hanging, mirror work, mirrorwork
spice-set-12: spice set, masala set, masale, barah masale, बारह मसाले, spices set, spice box, masala box
moong-papad: papad (5), papar (5), papd (5), pappad (5), paapad (5), papads (5), पापड़ (5), पापड (5), papadum (5)
khichiya-papad: papdi (5), poppadom (5)
bajra-biscuits: biscuit (7), biscuits (7), biskut (7), biskit (7), biscut (7), bisket (7), बिस्कुट (7), बिस्किट (7), cookies (7), cookie (7), biskoot (7), biskeet (7), biskits (7), biskuts (7), biscit (7), bisckit (7), bisquit (7)
mustard-seeds: pickle (2), pickles (2), achar (2), achaar (2), aachar (2), aachaar (2), अचार (2), आचार (2), achar masala (2)
abu-road-fennel-seeds: pickle (2), achar (2)
ker-sangri: kersangri
moonj-roti-basket: basket (2), baskets (2), tokriyan (2), moonj (2), munj (2), bascket (2)
blue-pottery-bowl: blue pottery (2), blue potery (2), pottery (2)
coriander-powder: powder (6), masala powder (6)
`;

/** Words that the demo shop does not sell, and letters without a sense. */
const NOTHING_TEXT = `laptop, pizza, shampoo, iphone, jeans, kurta, sofa, burger, mobile, charger, headphones, cricket bat, toothpaste, perfume, lipstick, watch, television, fridge, umbrella, bicycle, helmet, battery, chocolate, noodles, ketchup, vodka, chicken, ice cream, detergent, diaper, asdfgh, qwerty, zxcvbn, blorp, xyzzy, wgrtz, qqqq, jjkkll, hghghg, ptptpt, fdsafdsa, लैपटॉप, मोबाइल, क्षत्रज्ञ, कखगघ, 12345, !!!, pneumonia, keyboard, tractor`;

/** A typed word, and the keys of goods that must not be the first result. */
const NOT_FIRST_TEXT = `
rai: leheriya-dupatta, jeera-biscuits, mathania-red-chilli-powder
diya: handmade-paper-diary
dia: handmade-paper-diary
diary: terracotta-diyas
bag: bagru-cushion-covers
tea: terracotta-diyas, blue-pottery-vase
lac: mathania-red-chilli-powder
lal: lac-bangles
ker: nagauri-kasuri-methi, jeera-cumin-seeds
mat: mathania-red-chilli-powder
til: block-print-tote
chai: jeera-biscuits, sarkanda-coasters
jeera: jeera-biscuits
ajwain: ajwain-namkeen-biscuits
dari: handmade-paper-diary
methi: kashida-juttis
bowl: moong-mangodi
stool: dabu-print-stole
stole: sarkanda-mudda-stool
mango: mathania-red-chilli-powder, kathputli-pair
lamp: lac-bangles
gift: turmeric-powder, kashida-juttis
rakhi: terracotta-diyas
garlic: garam-masala
chappal: moonj-roti-basket, khichiya-papad
chapati: kashida-juttis
bisket: moonj-roti-basket, moonj-storage-basket
basket: bajra-biscuits, til-gud-biscuits
achar: amchur-powder, ajwain-seeds
`;

const toEntries = (text: string): [string, string[]][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', rest = ''] = line.split(': ');
      return [head, rest.split(',').map((part) => part.trim())];
    });

/** A text that a shopper types, the goods that it means, and the last place at which they may stand. */
export interface SearchPair {
  readonly typed: string;
  readonly product: string;
  readonly rank: number;
}

export const SEARCH_PAIRS: readonly SearchPair[] = toEntries(FOUND_TEXT).flatMap(
  ([product, texts]) =>
    texts.map((text) => {
      const [, typed = text, rank = '1'] = /^(.*) \((\d+)\)$/.exec(text) ?? [];
      return { typed, product, rank: Number(rank) };
    }),
);

export const NOTHING: readonly string[] = NOTHING_TEXT.split(',').map((text) => text.trim());

export const NOT_FIRST: readonly (readonly [typed: string, products: readonly string[]])[] =
  toEntries(NOT_FIRST_TEXT);
