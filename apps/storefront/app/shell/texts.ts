import { LANGUAGE } from '@haat/domain';

const EN = {
  /** The footer's text in place of the links to content pages (product 8.2.1). */
  pagesFailed: 'Failed to fetch pages',
  /** The title of the links to categories in the menus. */
  categories: 'Categories',
  footer: {
    about:
      'A haat is a village market. This one sells what women’s self-help groups in Rajasthan grind, bake, roll and print by hand.',
    shop: 'Shop',
    help: 'Help',
    contact: 'Contact',
    whatsApp: 'Ask on WhatsApp',
    greeting: 'Namaste, I have a question.',
    share: 'Tell a friend',
    sharedText: (url: string) => `Handmade by women of Rajasthan: ${url}`,
    pay: 'Ways to pay',
    waysToPay: 'Cash on delivery · UPI · Cards',
    complaints: 'Something wrong?',
    complain: 'Tell us what went wrong',
    seller: 'Sold by',
    gstin: 'GSTIN',
    foodLicence: 'FSSAI licence',
    grievanceOfficer: 'Grievance officer',
  },
  header: {
    home: 'Haat, home',
    mainMenu: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    myAccount: 'My Account',
    logOut: 'Logout',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    cart: 'Cart',
    cartWith: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
    openSearch: 'Open search',
    loadingPage: 'Loading page...',
  },
  searchForm: {
    /** What is searched. */
    name: 'Products',
    label: 'Search products',
    placeholder: 'Search spices, papads…',
    category: 'Category',
    allCategories: 'All Categories',
    send: 'Search',
    close: 'Close search',
  },
  /** The title of a page that has no other. */
  defaultTitle: 'Made by hand in Rajasthan',
};

const HI: typeof EN = {
  pagesFailed: 'पन्ने नहीं आ पाए',
  categories: 'श्रेणियाँ',
  footer: {
    about:
      'हाट यानी गाँव का बाज़ार। इस हाट में वही सामान है जो राजस्थान के महिला समूह अपने हाथों से पीसते, सेंकते, बेलते और छापते हैं।',
    shop: 'दुकान',
    help: 'मदद',
    contact: 'संपर्क',
    whatsApp: 'WhatsApp पर पूछें',
    greeting: 'नमस्ते, मुझे कुछ पूछना है।',
    share: 'दोस्तों को बताएँ',
    sharedText: (url) => `राजस्थान की महिलाओं के हाथों बना सामान: ${url}`,
    pay: 'पेमेंट के तरीके',
    waysToPay: 'घर पर नकद · UPI · कार्ड',
    complaints: 'कुछ गड़बड़ है?',
    complain: 'हमें बताएँ क्या हुआ',
    seller: 'बेचने वाले',
    gstin: 'GSTIN',
    foodLicence: 'FSSAI लाइसेंस',
    grievanceOfficer: 'शिकायत अधिकारी',
  },
  header: {
    home: 'Haat, होम',
    mainMenu: 'मुख्य मेनू',
    menu: 'मेनू',
    closeMenu: 'मेनू बंद करें',
    myAccount: 'मेरा खाता',
    logOut: 'लॉग आउट',
    signIn: 'लॉग इन',
    signUp: 'खाता बनाएँ',
    cart: 'कार्ट',
    cartWith: (count) => `कार्ट, ${count} नग`,
    openSearch: 'खोज खोलें',
    loadingPage: 'पन्ना खुल रहा है…',
  },
  searchForm: {
    name: 'सामान',
    label: 'सामान खोजें',
    placeholder: 'मसाले, पापड़ खोजें…',
    category: 'श्रेणी',
    allCategories: 'सब श्रेणियाँ',
    send: 'खोजें',
    close: 'खोज बंद करें',
  },
  defaultTitle: 'राजस्थान में हाथ से बना',
};

/** The texts of the frame of every page: header (product 2.4), footer (product 2.5), search field. */
export const SHELL_TEXTS = LANGUAGE === 'hi' ? HI : EN;
