import { createApp } from 'vue';
import ProductSearch from './product-search.vue';

createApp(ProductSearch).mount('#root');
