import { isApiError } from '@haat/api-sdk';
import { formatPaise } from '@haat/domain';
import { normalizeProducts } from '@haat/domain/shopper';
import { Alert, Button, Card, SectionHeading, Spinner } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { bestSellersQuery } from './products-query.ts';

/** All products, the best sellers first; a button loads the next page. */
export function BestSellers() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(bestSellersQuery);
  if (isPending) return <Spinner label="Loading the best sellers…" />;
  if (error !== null) {
    return (
      <Alert action={<Button onClick={() => refetch()}>Retry</Button>}>
        {isApiError(error) ? error.message : 'Something went wrong.'}
      </Alert>
    );
  }
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Best sellers
      </SectionHeading>
      {data.pages.flatMap(({ products }) =>
        normalizeProducts(products).map(({ id, name, price }) => (
          <Card key={id}>
            <h2>{name}</h2>
            <p className="figures">{formatPaise(price)}</p>
          </Card>
        )),
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show more
        </Button>
      )}
    </main>
  );
}
