import { LANGUAGE } from '@haat/domain';

const EN = {
  searching: 'Searching...',
  results: 'Search results',
  none: 'No products found.',
  viewAll: 'View all results',
  retry: 'Retry',
  hint: 'Type at least two letters.',
  speak: 'Say what you look for',
  stopHearing: 'Listening. Stop',
  categories: 'Categories',
  makers: 'Makers',
  add: 'Add',
  added: 'Added',
  outOfStock: 'Out of Stock',
};

const HI: typeof EN = {
  searching: 'खोज रहे हैं…',
  results: 'खोज के नतीजे',
  none: 'ऐसा कोई सामान नहीं मिला।',
  viewAll: 'सब नतीजे देखें',
  retry: 'फिर कोशिश करें',
  hint: 'कम से कम दो अक्षर लिखें।',
  speak: 'बोलकर खोजिए',
  stopHearing: 'सुन रहे हैं। रोकिए',
  categories: 'श्रेणियाँ',
  makers: 'बनाने वाले समूह',
  add: 'डालें',
  added: 'डाल दिया',
  outOfStock: 'अभी नहीं है',
};

/** The texts of the results of the header's search (product 2.4.3). */
export const HEADER_SEARCH_TEXTS = LANGUAGE === 'hi' ? HI : EN;
