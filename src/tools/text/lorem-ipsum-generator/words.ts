const split = (words: string) => words.trim().split(/\s+/);

/** What each theme draws from. */
export const THEMES = {
  default: split(`lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et
    dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo
    consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
    occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum at vero eos accusamus
    iusto odio dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quos dolores quas
    molestias excepturi similique mollitia animi harum quidem rerum facilis expedita distinctio nam libero tempore cum
    soluta nobis eligendi optio cumque nihil impedit quo minus quod maxime placeat facere possimus omnis voluptas
    assumenda repellendus temporibus autem quibusdam officiis debitis aut necessitatibus saepe eveniet`),
  nature: split(`forest river mountain meadow valley stream ocean tide shore pebble stone cliff canyon desert dune oasis
    glacier snow frost rain mist cloud thunder lightning wind breeze storm sunlight dawn dusk twilight moon star sky
    horizon leaf branch root bark moss fern ivy willow oak birch pine cedar maple aspen blossom petal seed pollen berry
    acorn grass clover thistle heather reed lily lotus orchid violet daisy poppy fox deer wolf bear otter badger hare
    squirrel hedgehog owl falcon heron swallow robin sparrow raven crane swan butterfly dragonfly beetle cricket bee
    firefly spider trout salmon whale dolphin turtle coral kelp shell island lagoon marsh waterfall spring wild quiet
    ancient gentle golden silver green deep bright silent wandering drifting`),
  tech: split(`server client network protocol packet router firewall gateway latency bandwidth throughput cache cluster
    container kernel thread process memory register compiler interpreter parser lexer syntax runtime library framework
    module package interface function variable constant loop recursion array object pointer stack queue heap tree graph
    hash index query schema database table column record transaction commit branch merge conflict repository pipeline
    deployment release version patch rollback staging production test coverage assertion mock fixture benchmark
    profiler debugger breakpoint log metric trace alert dashboard endpoint request response header payload token session
    cookie encryption signature certificate key password browser viewport pixel render layout style script event
    listener callback promise stream buffer socket daemon shell terminal cursor prompt scalable distributed concurrent
    idempotent stateless asynchronous immutable`),
  food: split(`bread butter cheese olive tomato basil garlic onion pepper salt sugar honey cinnamon vanilla nutmeg ginger
    saffron thyme rosemary parsley coriander mint lemon orange apple pear peach plum cherry grape fig date mango papaya
    coconut banana strawberry raspberry blueberry almond walnut hazelnut pistachio rice noodle pasta dumpling soup stew
    curry salad sandwich omelette pancake waffle pie tart cake cookie pudding custard cream yoghurt milk coffee tea
    chocolate caramel syrup jam marmalade pickle mustard vinegar broth sauce gravy roast grill simmer bake fry knead
    whisk stir season marinate carrot potato leek celery spinach cabbage beetroot pumpkin mushroom lentil chickpea bean
    tofu egg trout salmon shrimp crisp tender savoury sweet fresh warm spicy smoky tangy`),
} as const;
