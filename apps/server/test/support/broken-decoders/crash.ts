// A decoder that crashes, as a hostile file may make it.
process.abort();
